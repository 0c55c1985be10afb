/** The windows that any page may open. */
export const shell = $state({ settings: false, keys: false });
