import type { Event } from '../../contracts/event';
import type { Start } from '../../contracts/start';
import type { StartMail } from '../../contracts/start-mail';
import type { StartPage } from '../../contracts/start-page';
import type { Day } from '../../time/wall';
import { BASE } from '../../shared/conflict';
import { post } from '../kit/server/api';

/** The contract, with the shapes that it takes from others. */
export type FromServer = Omit< Start, 'hours' > & {
	hours: Omit< Start[ 'hours' ], 'settings' | 'days' > & {
		settings: Required< Event >;
		days: Record< Day, string >;
	};
};

/** @return The address of the page's editor. */
export const showOnPage = async ( data: Required< StartPage > ) =>
	( await post< { editUrl: string } >( '/vestibule/v1/start/page', data ) ).editUrl;

export const saveMail = ( data: StartMail ) => post< Start[ 'mail' ] >( '/vestibule/v1/start/mail', data );

/** @param loaded Hours that the screen had loaded. */
export const saveHours = ( id: number, hours: Event[ 'hours' ], loaded: Event[ 'hours' ] ) =>
	post< object >( `/wp/v2/vestibule-events/${ id }`, {
		meta: { vestibule_event: { hours } },
		[ BASE ]: { meta: { vestibule_event: { hours: loaded } } },
	} );

/** @param isFirst Whether nothing was chosen before: then visitors can also change their choice, as EU law demands. */
export const saveCookies = ( isShown: boolean, isFirst: boolean ) =>
	post( '/wp/v2/settings', { vestibule_consent: { isShown, ...( isShown && isFirst && { revoke: true } ) } } );

/** @param date Format for PHP's date(), as is `time`. */
export const saveFormats = ( date: string, time: string ) =>
	post( '/wp/v2/settings', { date_format: date, time_format: time } );
