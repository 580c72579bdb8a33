import { __, _x } from '@wordpress/i18n';
import { chatLink } from '../../chat/link';
import { isDoubtful } from '../../chat/number';
import type { ChatAccount } from '../../contracts/chat-account';
import type { ChatProps } from '../../contracts/chat-props';
import { mapWeek, readDay, type WeekHours } from '../../hours/week';
import { BASE } from '../../shared/conflict';
import { post } from '../kit/server/api';
import type { Picture } from '../kit/fields/chooseImage';
import { eachDay, hoursErrors } from '../kit/hours/week';
import type { PostKind, Wanted } from '../kit/settings/post';
import type { Refusals } from '../kit/server/refusals';

/** Stored account and data for its edit screen, printed by the server before this script. */
export interface FromServer {
	id: number;
	status: string;
	name: string;
	picture: Picture;
	account: ChatAccount;
	/** Props of the chat, as printed on the site's pages. */
	chat: ChatProps;
	style: string;
	modes: { desktop: string; mobile: string };
	/** URL of the default image. If empty, a neutral image is shown. */
	avatar: string;
	/** Page that is used as an example in the preview of messages. */
	page: { title: string; url: string };
	/** Calling code of the site's country, such as 49; empty if unknown. */
	dialCode: string;
	/** First day of the week, 0 is Sunday. */
	firstDay: number;
	canPublish: boolean;
	canUpload: boolean;
	editUrl: string;
	listUrl: string;
	/** URL of the chat settings; empty if the user is not allowed to open them. */
	settingsUrl: string;
	trashUrl: string;
}

type Week = ChatAccount[ 'daysOfWeekWorking' ];

/** Converts the account's hours for the week editor. */
export const hoursOf = ( week: Week ): WeekHours =>
	eachDay( ( day ) => ( {
		isOn: week[ day ].isWorkingOnDay === 'ON',
		spans: week[ day ].workHours.map( ( { startTime, endTime } ) => ( {
			start: startTime,
			end: endTime,
		} ) ),
	} ) );

export const weekOf = ( hours: WeekHours ): Week =>
	eachDay( ( day ) => ( {
		isWorkingOnDay: hours[ day ].isOn ? 'ON' : 'OFF',
		workHours: hours[ day ].spans.map( ( { start, end } ) => ( { startTime: start, endTime: end } ) ),
	} ) );

/** Converts all valid times to their stored format. */
export const readWeek = ( week: Week ): Week => weekOf( mapWeek( hoursOf( week ), readDay ) );

/** State of the edit screen. */
export interface Draft extends ChatAccount {
	name: string;
	picture: Picture;
}

/** Returns the errors of a draft. Name and number are required only for publishing, but times must always be valid. */
function errorsOf( { name, number, daysOfWeekWorking }: Draft, wanted: Wanted ): Refusals {
	const errors: Record< string, string > = hoursErrors( hoursOf( daysOfWeekWorking ) );
	if ( wanted === 'publish' && name.trim() === '' ) {
		errors.name = __( 'Enter a name for the account.', 'vestibule' );
	}
	if ( wanted === 'publish' && chatLink( number, '', 'api' ) === '' ) {
		errors.number = __( 'Enter a phone number or a group link that opens a chat.', 'vestibule' );
	}
	return errors;
}

/**
 * Returns a validator that reports a doubtful phone number only once. If the user publishes a second time, the number
 * is accepted.
 */
function errorsOnce( stored: string ): PostKind< Draft >[ 'errorsOf' ] {
	let accepted = stored;
	return ( draft, wanted ) => {
		const errors = errorsOf( draft, wanted );
		if ( wanted !== 'publish' || errors.number || draft.number === accepted || ! isDoubtful( draft.number ) ) {
			return errors;
		}
		accepted = draft.number;
		return {
			...errors,
			number: __(
				'Check the number, because visitors may not be able to reach you with it. Save again to use it anyway.',
				'vestibule'
			),
		};
	};
}

/**
 * Returns the post type properties of a chat account. The account is saved together with its image through its own REST
 * route.
 *
 * @param id
 * @param stored Phone number that is already published; empty if there is none.
 */
export const accountKind = ( id: number, stored: string ): PostKind< Draft > => ( {
	read: ( draft ) => ( {
		...draft,
		daysOfWeekWorking: readWeek( draft.daysOfWeekWorking ),
	} ),
	errorsOf: errorsOnce( stored ),
	valuesOf: ( { name, picture, ...account } ) => ( { name, picture: picture.id, account } ),
	withValues: ( { picture }, { name, account } ) => ( {
		...( account as ChatAccount ),
		name: String( name ),
		picture,
	} ),
	store: ( { picture, ...values } ) => {
		const { picture: before, ...base } = ( values[ BASE ] ?? {} ) as Record< string, unknown >;
		return post( `/vestibule/v1/chat-accounts/${ id }`, {
			...values,
			...( picture !== before && { picture } ),
			...( values[ BASE ] !== undefined && { [ BASE ]: base } ),
		} );
	},
	labels: {
		name: __( 'Name', 'vestibule' ),
		'account.title': _x( 'Title', 'of a person', 'vestibule' ),
		'account.number': __( 'Phone number or group link', 'vestibule' ),
		'account.daysOfWeekWorking': __( 'Hours', 'vestibule' ),
		account: _x( 'Account', 'in a chat', 'vestibule' ),
		status: __( 'Status', 'vestibule' ),
	},
	saved: {
		publish: __( 'Saved. Visitors see it.', 'vestibule' ),
		draft: __( 'Saved as a draft. Visitors do not see it.', 'vestibule' ),
	},
} );
