/** Whether keys are those of a Mac. The same question tinykeys asks for `$mod`. */
export const MAC = /Mac|iPod|iPhone|iPad/.test(navigator.platform);
