/* Generated from the folders blocks/fields/* by `npm run make`. */
import { field as address } from '../../fields/address/index';
import { field as agreement } from '../../fields/agreement/index';
import { field as appointment } from '../../fields/appointment/index';
import { field as calculation } from '../../fields/calculation/index';
import { field as checkbox } from '../../fields/checkbox/index';
import { field as country } from '../../fields/country/index';
import { field as course } from '../../fields/course/index';
import { field as date } from '../../fields/date/index';
import { field as dateRange } from '../../fields/date-range/index';
import { field as dropdown } from '../../fields/dropdown/index';
import { field as email } from '../../fields/email/index';
import { field as file } from '../../fields/file/index';
import { field as hidden } from '../../fields/hidden/index';
import { field as image } from '../../fields/image/index';
import { field as imageChoice } from '../../fields/image-choice/index';
import { field as matrix } from '../../fields/matrix/index';
import { field as multiSelect } from '../../fields/multi-select/index';
import { field as name } from '../../fields/name/index';
import { field as nps } from '../../fields/nps/index';
import { field as number } from '../../fields/number/index';
import { field as phone } from '../../fields/phone/index';
import { field as radio } from '../../fields/radio/index';
import { field as range } from '../../fields/range/index';
import { field as ranking } from '../../fields/ranking/index';
import { field as rating } from '../../fields/rating/index';
import { field as repeater } from '../../fields/repeater/index';
import { field as signature } from '../../fields/signature/index';
import { field as terms } from '../../fields/terms/index';
import { field as text } from '../../fields/text/index';
import { field as textarea } from '../../fields/textarea/index';
import { field as time } from '../../fields/time/index';
import { field as url } from '../../fields/url/index';
import type { FieldBlock } from '../../fields/kit/editor/registerFieldBlock';

export const FIELD_BLOCKS: readonly FieldBlock[] = [
	address,
	agreement,
	appointment,
	calculation,
	checkbox,
	country,
	course,
	date,
	dateRange,
	dropdown,
	email,
	file,
	hidden,
	image,
	imageChoice,
	matrix,
	multiSelect,
	name,
	nps,
	number,
	phone,
	radio,
	range,
	ranking,
	rating,
	repeater,
	signature,
	terms,
	text,
	textarea,
	time,
	url,
];
