import type { Place, Service, Widget } from './service';

/**
 * The captcha of another plugin: its script listens to `vestibule:captcha`, draws into the place and hands its widget
 * back (docs/spam.md).
 */
export const foreign = ( name: string ): Service => ( {
	start( place: Place ) {
		let widget: Widget | undefined;
		const register = ( own: Widget ) => {
			widget = own;
		};
		const detail = { ...place, service: name, register };
		place.element.dispatchEvent( new CustomEvent( 'vestibule:captcha', { bubbles: true, detail } ) );
		return widget ? Promise.resolve( widget ) : Promise.reject( new Error( `Nobody draws ${ name }` ) );
	},
} );
