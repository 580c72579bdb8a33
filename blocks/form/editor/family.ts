import { agreement } from '../../field-agreement';
import { appointment } from '../../field-appointment';
import { checkbox } from '../../field-checkbox';
import { country } from '../../field-country';
import { email } from '../../field-email';
import { multiSelect } from '../../field-multi-select';
import { name } from '../../field-name';
import { phone } from '../../field-phone';
import { radio } from '../../field-radio';
import { terms } from '../../field-terms';
import { text } from '../../field-text';
import { textarea } from '../../field-textarea';
import type { FieldBlock } from './fieldBlock';

/** The field blocks, in the order in which the inserter offers them. */
export const FIELDS: readonly FieldBlock[] = [
	name,
	email,
	phone,
	country,
	text,
	textarea,
	radio,
	checkbox,
	multiSelect,
	appointment,
	agreement,
	terms,
];

const FORM_BLOCKS = [ ...FIELDS.map( ( field ) => field.name ), 'vestibule/submit' ];

/** What may stand in a form: fields, and what sets them out. */
export const ALLOWED_BLOCKS: string[] = [
	...FORM_BLOCKS,
	'core/heading',
	'core/paragraph',
	'core/list',
	'core/group',
	'core/columns',
	'core/separator',
	'core/spacer',
];

/** What the inserter offers first. */
export const OFFERED_FIRST: string[] = FORM_BLOCKS.slice( 0, 6 );
