import { Button, Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf, _x } from '@wordpress/i18n';
import { CheckboxControl } from '../../../../src/controls/wordpress';
import type { NotificationsPreview } from '../../../../src/contracts/notifications-preview';
import { faultsOf } from '../refusals';
import { fetchPreview, sendTest, type Edited } from './useEditorData';

/** Delay in milliseconds after the last change before the preview is requested. */
const PAUSE = 500;

interface Shown {
	/** Last preview that could be rendered; null before the first preview. */
	preview: NotificationsPreview | null;
	isLoading: boolean;
	/** Error message if the latest preview failed; empty otherwise. */
	message: string;
	/** Validation errors by path. */
	fields: Record< string, string >;
}

/** Loads the preview and the validation errors of an email while the user edits it. */
export function usePreview( form: number, edited: Edited, example: boolean ): Shown {
	const [ shown, setShown ] = useState< Shown >( { preview: null, isLoading: true, message: '', fields: {} } );
	const sent = JSON.stringify( edited );
	useEffect( () => {
		const controller = new AbortController();
		setShown( ( before ) => ( { ...before, isLoading: true } ) );
		const timer = setTimeout( () => {
			fetchPreview( form, JSON.parse( sent ) as Edited, example, controller.signal ).then(
				( preview ) => setShown( { preview, isLoading: false, message: '', fields: {} } ),
				( error: unknown ) => {
					if ( controller.signal.aborted ) {
						return;
					}
					const { message, fields } = faultsOf( error );
					const words = Object.keys( fields ).length
						? __( 'Some settings are not valid. See the fields marked in red.', 'vestibule' )
						: message;
					setShown( ( { preview } ) => ( { preview, isLoading: false, message: words, fields } ) );
				}
			);
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ form, sent, example ] );
	return shown;
}

interface PreviewProps {
	form: number;
	edited: Edited;
	/** Email address that receives the test email. */
	me: string;
	shown: Shown;
	example: boolean;
	setExample( example: boolean ): void;
}

/** Preview of the email as the server would send it, with a button that sends a test email. */
export function Preview( { form, edited, me, shown, example, setExample }: PreviewProps ) {
	const { preview, isLoading, message } = shown;
	return (
		<section className="vestibule-editor__preview" aria-labelledby="vestibule-notification-preview">
			<h3 id="vestibule-notification-preview">
				{ __( 'Preview', 'vestibule' ) }
				{ isLoading && <Spinner /> }
			</h3>
			<CheckboxControl
				label={ __( 'Show example answers instead of the newest entry', 'vestibule' ) }
				checked={ example }
				onChange={ setExample }
			/>
			{ message !== '' && (
				<Notice status="warning" isDismissible={ false }>
					{ message }
				</Notice>
			) }
			{ preview && (
				<>
					<dl>
						{ [
							[ __( 'Example data', 'vestibule' ), preview.of ],
							[
								_x( 'To', 'recipient of an email', 'vestibule' ),
								preview.to || __( 'No recipient', 'vestibule' ),
							],
							[ __( 'Subject', 'vestibule' ), preview.subject ],
							...preview.headers.map( ( header ) => header.split( /: (.*)/s, 2 ) ),
							...preview.attachments.map( ( name ) => [ __( 'Attachment', 'vestibule' ), name ] ),
						].map( ( [ name, value ], index ) => (
							<div key={ index }>
								<dt>{ name }</dt>
								<dd>
									<bdi>{ value }</bdi>
								</dd>
							</div>
						) ) }
					</dl>
					<iframe
						title={ __( 'HTML email', 'vestibule' ) }
						// Emails contain no scripts, so the iframe must not run any.
						sandbox=""
						srcDoc={ preview.html }
					/>
					<details>
						<summary>{ __( 'As plain text', 'vestibule' ) }</summary>
						<pre>{ preview.text }</pre>
					</details>
				</>
			) }
			<TestButton form={ form } edited={ edited } example={ example } me={ me } />
		</section>
	);
}

function TestButton( { form, edited, example, me }: Pick< PreviewProps, 'form' | 'edited' | 'example' | 'me' > ) {
	const [ busy, setBusy ] = useState( false );
	const [ said, setSaid ] = useState< { status: 'success' | 'error'; words: string } | null >( null );
	const send = async () => {
		setBusy( true );
		setSaid( null );
		try {
			const { to } = await sendTest( form, edited, example );
			/* translators: %s: an email address. */
			setSaid( { status: 'success', words: sprintf( __( 'A test was sent to %s.', 'vestibule' ), to ) } );
		} catch ( error ) {
			const { message } = faultsOf( error );
			setSaid( {
				status: 'error',
				words: message || __( 'The site did not respond. Check your connection and try again.', 'vestibule' ),
			} );
		}
		setBusy( false );
	};
	return (
		<div>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ busy }
				disabled={ busy }
				accessibleWhenDisabled
				onClick={ () => void send() }
			>
				{ me === ''
					? __( 'Send a test to me', 'vestibule' )
					: /* translators: %s: an email address. */
						sprintf( __( 'Send a test to me (%s)', 'vestibule' ), me ) }
			</Button>
			<div role="status">
				{ said && (
					<Notice status={ said.status } onRemove={ () => setSaid( null ) }>
						{ said.words }
					</Notice>
				) }
			</div>
		</div>
	);
}
