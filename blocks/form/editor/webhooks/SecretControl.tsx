import { Button, Notice } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TextControl } from '../../../../src/controls/wordpress';
import { faultsOf } from '../refusals';
import { makeSecret } from './api';

interface Props {
	form: number;
	/** ID of the webhook. */
	id: string;
	exists: boolean;
	reload(): void;
}

/** New secret, with a button that copies it. */
function NewSecret( { secret }: { secret: string } ) {
	const [ isCopied, setCopied ] = useState( false );
	const copy = useCopyToClipboard< HTMLButtonElement >( secret, () => setCopied( true ) );
	return (
		<>
			<TextControl
				dir="ltr"
				readOnly
				label={ __( 'Secret', 'vestibule' ) }
				help={ __(
					'Copy the secret to the endpoint now, because it is shown only once. The new secret is used immediately. The previous one stays valid for a day.',
					'vestibule'
				) }
				value={ secret }
				onChange={ () => {} }
				onFocus={ ( event ) => event.currentTarget.select() }
			/>
			<div>
				<Button __next40pxDefaultSize variant="secondary" ref={ copy }>
					{ isCopied ? __( 'Copied', 'vestibule' ) : __( 'Copy secret', 'vestibule' ) }
				</Button>
			</div>
		</>
	);
}

/** Control that creates the secret with which the endpoint verifies signatures. The secret is shown only once. */
export function SecretControl( { form, id, exists, reload }: Props ) {
	const [ secret, setSecret ] = useState( '' );
	const [ state, setState ] = useState< 'asks' | 'busy' | '' >( '' );
	const [ problem, setProblem ] = useState( '' );
	const make = async () => {
		setState( 'busy' );
		setProblem( '' );
		try {
			setSecret( ( await makeSecret( form, id ) ).secret );
			reload();
		} catch ( error ) {
			setProblem( faultsOf( error ).message );
		}
		setState( '' );
	};
	return (
		<div className="vestibule-editor__settings" role="group" aria-label={ __( 'Secret', 'vestibule' ) }>
			{ secret !== '' && <NewSecret secret={ secret } /> }
			{ problem !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ secret === '' && state !== 'asks' && (
				<div>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ state === 'busy' }
						onClick={ () => ( exists ? setState( 'asks' ) : void make() ) }
					>
						{ exists ? __( 'Renew secret', 'vestibule' ) : __( 'Create secret', 'vestibule' ) }
					</Button>
					<p className="components-base-control__help">
						{ __( 'The secret proves to the endpoint that an entry comes from this site.', 'vestibule' ) }
					</p>
				</div>
			) }
			{ state === 'asks' && (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [
						{ label: __( 'Renew secret', 'vestibule' ), onClick: () => void make() },
						{ label: __( 'Cancel', 'vestibule' ), onClick: () => setState( '' ) },
					] }
				>
					{ __( 'The endpoint needs the new secret within a day. Renew the secret?', 'vestibule' ) }
				</Notice>
			) }
		</div>
	);
}
