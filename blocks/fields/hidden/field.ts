import { textSetting, type FieldProps } from '../kit/rules';

/** The script is needed only if the value is from a URL parameter. */
export const needsLive = ( field: FieldProps ): boolean =>
	textSetting( field, 'source' ) === 'query' && textSetting( field, 'parameter' ) !== '';
