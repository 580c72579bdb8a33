/* Made from the folders blocks/field-* by `npm run fields`. */
import { needsLive as hidden } from '../field-hidden/field';
import { needsLive as text } from '../field-text/field';
import type { FieldScript } from './field-parts/live';

export const FIELD_SCRIPTS: Readonly< Record< string, FieldScript > > = {
	appointment: {
		live: () => import( /* webpackChunkName: "field-appointment" */ '../field-appointment/live' ),
	},
	calculation: {
		live: () => import( /* webpackChunkName: "field-calculation" */ '../field-calculation/live' ),
	},
	date: {
		live: () => import( /* webpackChunkName: "field-date" */ '../field-date/live' ),
	},
	file: {
		live: () => import( /* webpackChunkName: "field-file" */ '../field-file/live' ),
	},
	hidden: {
		needsLive: hidden,
		live: () => import( /* webpackChunkName: "field-hidden" */ '../field-hidden/live' ),
	},
	image: {
		live: () => import( /* webpackChunkName: "field-image" */ '../field-image/live' ),
	},
	'multi-select': {
		live: () => import( /* webpackChunkName: "field-multi-select" */ '../field-multi-select/live' ),
	},
	number: {
		live: () => import( /* webpackChunkName: "field-number" */ '../field-number/live' ),
	},
	phone: {
		live: () => import( /* webpackChunkName: "field-phone" */ '../field-phone/live' ),
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
	text: {
		needsLive: text,
		live: () => import( /* webpackChunkName: "field-text" */ '../field-text/live' ),
	},
	time: {
		live: () => import( /* webpackChunkName: "field-time" */ '../field-time/live' ),
	},
	url: {
		live: () => import( /* webpackChunkName: "field-url" */ '../field-url/live' ),
	},
};
