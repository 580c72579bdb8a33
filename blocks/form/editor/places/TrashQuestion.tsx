import apiFetch, { type APIFetchMiddleware } from '@wordpress/api-fetch';
import { Button, Modal } from '@wordpress/components';
import { useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PlaceLine, type Place } from './PlaceLine';

let open: Place[] | null = null;
let settle: ( isConfirmed: boolean ) => void = () => {};
const listeners = new Set< () => void >();

function show( next: Place[] | null ): void {
	open = next;
	listeners.forEach( ( listener ) => listener() );
}

/** The question that is open: the places, or null. One editor has one form, so there is one at a time. */
const openQuestion = (): Place[] | null => open;

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

function ask( shown: Place[] ): Promise< boolean > {
	settle( false );
	return new Promise( ( resolve ) => {
		settle = resolve;
		show( shown );
	} );
}

function answer( isConfirmed: boolean ): void {
	show( null );
	settle( isConfirmed );
}

const FORM = /^\/?wp\/v2\/vestibule-forms\/(\d+)(?:[?&]|$)/;

/**
 * Asks before a form that is shown somewhere goes to the Trash. The editor's own question cannot be changed, and each
 * of its ways to the Trash ends in this call. After a refusal it leaves for the list as if the form had gone;
 * TrashScreen leads back from there.
 */
export const askBeforeTrash: APIFetchMiddleware = async ( options, next ) => {
	const id = options.method === 'DELETE' ? FORM.exec( options.path ?? '' )?.[ 1 ] : undefined;
	if ( ! id ) {
		return next( options );
	}
	const places: Place[] = await apiFetch( { path: `/vestibule/v1/forms/${ id }/places` } );
	if ( places.length > 0 && ! ( await ask( places ) ) ) {
		// What api-fetch throws: the editor shows its message.
		throw { code: 'vestibule_form_stays', message: __( 'The form stays where it is.', 'vestibule' ) };
	}
	return next( options );
};

/** Where the form is shown, before it goes to the Trash. */
export function TrashQuestion() {
	const places = useSyncExternalStore( subscribe, openQuestion );
	if ( ! places ) {
		return null;
	}
	return (
		<Modal
			title={ __( 'This form is shown on your site', 'vestibule' ) }
			size="medium"
			onRequestClose={ () => answer( false ) }
		>
			<ul className="vestibule-editor__places">
				{ places.map( ( place, index ) => (
					<li key={ index }>
						<PlaceLine { ...place } />
					</li>
				) ) }
			</ul>
			<p>
				{ __(
					'Visitors see a message that the form is not available. You can restore it from the Trash.',
					'vestibule'
				) }
			</p>
			<div className="vestibule-editor__buttons">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => answer( false ) }>
					{ __( 'Cancel', 'vestibule' ) }
				</Button>
				<Button __next40pxDefaultSize variant="primary" isDestructive onClick={ () => answer( true ) }>
					{ __( 'Move to Trash', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}
