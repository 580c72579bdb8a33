import { textSetting, type FieldProps } from '../kit/rules';

/** Needed only for a value from a URL parameter. */
export const needsLive = ( field: FieldProps ): boolean =>
	textSetting( field, 'source' ) === 'query' && textSetting( field, 'parameter' ) !== '';
