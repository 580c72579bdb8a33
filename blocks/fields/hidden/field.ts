import { textSetting, type FieldProps } from '../kit/rules';

/** Checks whether the field needs the script, which is the case only if its value comes from a URL parameter. */
export const needsLive = ( field: FieldProps ): boolean =>
	textSetting( field, 'source' ) === 'query' && textSetting( field, 'parameter' ) !== '';
