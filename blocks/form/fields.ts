/* Made from the folders blocks/field-* by `npm run fields`. */
import { View as addressView } from '../field-address/View';
import { View as agreementView } from '../field-agreement/View';
import { View as checkboxView } from '../field-checkbox/View';
import { View as countryView } from '../field-country/View';
import { View as dropdownView } from '../field-dropdown/View';
import { View as emailView } from '../field-email/View';
import { needsLive as hiddenNeedsLive } from '../field-hidden/needsLive';
import { View as hiddenView } from '../field-hidden/View';
import { View as imageChoiceView } from '../field-image-choice/View';
import { View as nameView } from '../field-name/View';
import { View as radioView } from '../field-radio/View';
import { View as termsView } from '../field-terms/View';
import { needsLive as textNeedsLive } from '../field-text/needsLive';
import { View as textView } from '../field-text/View';
import { View as textareaView } from '../field-textarea/View';
import type { FieldType } from './field-parts/live';

export const FIELD_TYPES: Readonly< Record< string, FieldType > > = {
	address: {
		View: addressView,
	},
	agreement: {
		View: agreementView,
	},
	appointment: {
		live: () => import( /* webpackChunkName: "field-appointment" */ '../field-appointment/live' ),
	},
	calculation: {
		live: () => import( /* webpackChunkName: "field-calculation" */ '../field-calculation/live' ),
	},
	checkbox: {
		View: checkboxView,
	},
	country: {
		View: countryView,
	},
	date: {
		live: () => import( /* webpackChunkName: "field-date" */ '../field-date/live' ),
	},
	dropdown: {
		View: dropdownView,
	},
	email: {
		View: emailView,
	},
	file: {
		live: () => import( /* webpackChunkName: "field-file" */ '../field-file/live' ),
	},
	hidden: {
		View: hiddenView,
		needsLive: hiddenNeedsLive,
		live: () => import( /* webpackChunkName: "field-hidden" */ '../field-hidden/live' ),
	},
	image: {
		live: () => import( /* webpackChunkName: "field-image" */ '../field-image/live' ),
	},
	'image-choice': {
		View: imageChoiceView,
	},
	'multi-select': {
		live: () => import( /* webpackChunkName: "field-multi-select" */ '../field-multi-select/live' ),
	},
	name: {
		View: nameView,
	},
	number: {
		live: () => import( /* webpackChunkName: "field-number" */ '../field-number/live' ),
	},
	phone: {
		live: () => import( /* webpackChunkName: "field-phone" */ '../field-phone/live' ),
	},
	radio: {
		View: radioView,
	},
	range: {
		live: () => import( /* webpackChunkName: "field-range" */ '../field-range/live' ),
	},
	rating: {
		live: () => import( /* webpackChunkName: "field-rating" */ '../field-rating/live' ),
	},
	repeater: {
		live: () => import( /* webpackChunkName: "field-repeater" */ '../field-repeater/live' ),
	},
	terms: {
		View: termsView,
	},
	text: {
		View: textView,
		needsLive: textNeedsLive,
		live: () => import( /* webpackChunkName: "field-text" */ '../field-text/live' ),
	},
	textarea: {
		View: textareaView,
	},
	time: {
		live: () => import( /* webpackChunkName: "field-time" */ '../field-time/live' ),
	},
	url: {
		live: () => import( /* webpackChunkName: "field-url" */ '../field-url/live' ),
	},
};
