/* Made from the folders blocks/field-* by `npm run fields`. */
import { validate as address } from '../field-address/validate';
import { validate as agreement } from '../field-agreement/validate';
import { validate as appointment } from '../field-appointment/validate';
import { validate as checkbox } from '../field-checkbox/validate';
import { validate as country } from '../field-country/validate';
import { validate as dropdown } from '../field-dropdown/validate';
import { validate as email } from '../field-email/validate';
import { validate as file } from '../field-file/validate';
import { validate as image } from '../field-image/validate';
import { validate as imageChoice } from '../field-image-choice/validate';
import { validate as multiSelect } from '../field-multi-select/validate';
import { validate as name } from '../field-name/validate';
import { validate as phone } from '../field-phone/validate';
import { validate as radio } from '../field-radio/validate';
import { validate as terms } from '../field-terms/validate';
import { validate as text } from '../field-text/validate';
import { validate as textarea } from '../field-textarea/validate';
import type { Validate } from '../../src/form/rules/validate';

export const RULES: Readonly< Record< string, Validate > > = {
	address,
	agreement,
	appointment,
	checkbox,
	country,
	dropdown,
	email,
	file,
	image,
	'image-choice': imageChoice,
	'multi-select': multiSelect,
	name,
	phone,
	radio,
	terms,
	text,
	textarea,
};
