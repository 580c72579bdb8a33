import type { Event } from '../../contracts/event';
import type { Start } from '../../contracts/start';
import type { StartMail } from '../../contracts/start-mail';
import type { StartPage } from '../../contracts/start-page';
import type { Day } from '../../time/wall';
import { BASE } from '../../shared/conflict';
import { post } from '../kit/server/api';

/** Initial data of the screen, with the types of other contracts. */
export type FromServer = Omit< Start, 'hours' > & {
	hours: Omit< Start[ 'hours' ], 'settings' | 'days' > & {
		settings: Required< Event >;
		days: Record< Day, string >;
	};
};

/** @return URL of the page's editor. */
export const showOnPage = async ( data: Required< StartPage > ) =>
	( await post< { editUrl: string } >( '/vestibule/v1/start/page', data ) ).editUrl;

export const saveMail = ( data: StartMail ) => post< Start[ 'mail' ] >( '/vestibule/v1/start/mail', data );

/**
 * @param id
 * @param hours
 * @param loaded Hours that the screen had loaded.
 */
export const saveHours = ( id: number, hours: Event[ 'hours' ], loaded: Event[ 'hours' ] ) =>
	post< object >( `/wp/v2/vestibule-events/${ id }`, {
		meta: { vestibule_event: { hours } },
		[ BASE ]: { meta: { vestibule_event: { hours: loaded } } },
	} );

/**
 * @param isShown
 * @param isFirst Whether the setting has never been saved. If so, visitors can also change their choice later, as EU
 * law requires.
 */
export const saveCookies = ( isShown: boolean, isFirst: boolean ) =>
	post( '/wp/v2/settings', { vestibule_consent: { isShown, ...( isShown && isFirst && { revoke: true } ) } } );

/**
 * @param date Format for PHP's date().
 * @param time Format for PHP's date().
 */
export const saveFormats = ( date: string, time: string ) =>
	post( '/wp/v2/settings', { date_format: date, time_format: time } );
