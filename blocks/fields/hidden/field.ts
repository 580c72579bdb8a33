import { textSetting, type FieldProps } from '../kit/rules';

/** Whether the field needs the script. This is the case only if its value comes from a URL parameter. */
export const needsLive = ( field: FieldProps ): boolean =>
	textSetting( field, 'source' ) === 'query' && textSetting( field, 'parameter' ) !== '';
