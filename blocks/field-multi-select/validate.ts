import { notTooMany, offered } from '../../src/form/rules/rules';
import { listRule } from '../../src/form/rules/validate';

export const validate = listRule( ( field, chosen ) => [
	...offered( field, chosen ),
	...notTooMany( field, chosen ),
] );
