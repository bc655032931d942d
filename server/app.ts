/** Builds the service's HTTP side. It does not listen: `service.ts` does, and tests may inject. */
import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { API_PREFIX, ErrorBody } from '../shared/api/common.ts';
import type { Api, ApiDependencies } from './api/app-types.ts';
import { answerClientError, handleError } from './api/error-handler.ts';
import { unknownRoute } from './api/errors.ts';
import { guardAddress } from './api/guards.ts';
import { apiRoutes } from './api/index.ts';
import { descriptionRoutes } from './api/openapi.ts';
import { setSecurityHeaders } from './api/security-headers.ts';
import { compileValidator } from './api/validator.ts';
import { windowRoutes } from './api/window.ts';
import { randomBase62 } from './random.ts';

export interface AppDependencies extends ApiDependencies {
  /** The window's built content. */
  readonly rendererFolder: string;
  /** Icons and the sample statement. */
  readonly assetsFolder: string;
  readonly log: FastifyBaseLogger;
}

/** Longest an upload may take, ms. */
const REQUEST_TIMEOUT = 10 * 60_000;
/** Fields and files of a form; what an upload needs is one of each. */
const FORM_LIMITS = { files: 10, fields: 20, parts: 30, fieldSize: 16 * 1024, fieldNameSize: 100 };

export async function buildApp(deps: AppDependencies): Promise<Api> {
  const guard = guardAddress(deps.settings);
  /** What the router refuses has met no hook yet. */
  const answerUnrouted = async (
    error: Error,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    try {
      await setSecurityHeaders(request, reply);
      if ((await guard(request, reply)) === undefined) handleError(error, request, reply);
    } catch (refusal) {
      handleError(refusal, request, reply);
    }
  };
  const app = Fastify({
    loggerInstance: deps.log,
    // Requests are logged by a hook of our own, without query strings: they may hold what was searched for.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => `req_${randomBase62(16)}`,
    requestTimeout: REQUEST_TIMEOUT,
    // What still arrives while the service stops is answered as ever; the framework's own 503 is not in our words.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // A request without Host is answered by our own guard, with a body.
    http: { requireHostHeader: false },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void answerUnrouted(error, request, reply),
  }).withTypeProvider<TypeBoxTypeProvider>();
  // Node would answer an `Expect` it does not know by itself, before the guards. It may be passed over (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw unknownRoute();
  });
  app.addSchema(ErrorBody);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', setSecurityHeaders);
  app.addHook('onRequest', guard);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode }, 'answered');
  });
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false, preservePath: true });
  await descriptionRoutes(app, deps.version);
  await app.register(async (api: Api) => apiRoutes(api, deps), { prefix: API_PREFIX });
  await windowRoutes(app, deps);
  return app;
}
