/* Generated from the folders blocks/fields/* by `npm run make`. */
import { needsLive as email } from '../fields/email/field';
import { needsLive as hidden } from '../fields/hidden/field';
import { needsLive as text } from '../fields/text/field';
import type { FieldScript } from '../fields/kit/live';

export const FIELD_SCRIPTS: Readonly< Record< string, FieldScript > > = {
	appointment: {
		live: () => import( /* webpackChunkName: "field-appointment" */ '../fields/appointment/live' ),
	},
	calculation: {
		live: () => import( /* webpackChunkName: "field-calculation" */ '../fields/calculation/live' ),
	},
	date: {
		live: () => import( /* webpackChunkName: "field-date" */ '../fields/date/live' ),
	},
	'date-range': {
		live: () => import( /* webpackChunkName: "field-date-range" */ '../fields/date-range/live' ),
	},
	email: {
		needsLive: email,
		live: () => import( /* webpackChunkName: "field-email" */ '../fields/email/live' ),
	},
	file: {
		live: () => import( /* webpackChunkName: "field-file" */ '../fields/file/live' ),
	},
	hidden: {
		needsLive: hidden,
		live: () => import( /* webpackChunkName: "field-hidden" */ '../fields/hidden/live' ),
	},
	image: {
		live: () => import( /* webpackChunkName: "field-image" */ '../fields/image/live' ),
	},
	matrix: {
		live: () => import( /* webpackChunkName: "field-matrix" */ '../fields/matrix/live' ),
	},
	'multi-select': {
		live: () => import( /* webpackChunkName: "field-multi-select" */ '../fields/multi-select/live' ),
	},
	nps: {
		live: () => import( /* webpackChunkName: "field-nps" */ '../fields/nps/live' ),
	},
	number: {
		live: () => import( /* webpackChunkName: "field-number" */ '../fields/number/live' ),
	},
	phone: {
		live: () => import( /* webpackChunkName: "field-phone" */ '../fields/phone/live' ),
	},
	range: {
		live: () => import( /* webpackChunkName: "field-range" */ '../fields/range/live' ),
	},
	ranking: {
		live: () => import( /* webpackChunkName: "field-ranking" */ '../fields/ranking/live' ),
	},
	rating: {
		live: () => import( /* webpackChunkName: "field-rating" */ '../fields/rating/live' ),
	},
	repeater: {
		live: () => import( /* webpackChunkName: "field-repeater" */ '../fields/repeater/live' ),
	},
	signature: {
		live: () => import( /* webpackChunkName: "field-signature" */ '../fields/signature/live' ),
	},
	text: {
		needsLive: text,
		live: () => import( /* webpackChunkName: "field-text" */ '../fields/text/live' ),
	},
	time: {
		live: () => import( /* webpackChunkName: "field-time" */ '../fields/time/live' ),
	},
	url: {
		live: () => import( /* webpackChunkName: "field-url" */ '../fields/url/live' ),
	},
};
