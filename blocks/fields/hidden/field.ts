import { textSetting, type FieldProps } from '../kit/rules';

/** Only one that takes its value from the address. */
export const needsLive = ( field: FieldProps ): boolean =>
	textSetting( field, 'source' ) === 'query' && textSetting( field, 'parameter' ) !== '';
