import { Button, ExternalLink } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { TextControl } from '../../controls/wordpress';
import { reasonOf } from '../kit/server/reasonOf';
import { useRefusal } from '../kit/server/refusals';
import { Section } from '../kit/settings/Section';
import { checkKeys, useSettings, type Edited } from './settings';

/** Captcha service, and whether its secret key is stored. The key itself is never sent to the browser. */
export interface Captcha {
	name: string;
	label: string;
	provider: string;
	keysUrl: string;
	hasSecret: boolean;
}

interface KeysProps {
	services: readonly Captcha[];
	/** Names of the services with a stored secret key. */
	kept: readonly string[];
}

/** Sets a new secret key. An empty string removes the change, so the stored key remains. */
function withSecret( secrets: Edited[ 'secrets' ], service: string, secret: string ) {
	const { [ service ]: before, ...rest } = secrets;
	return secret === '' ? rest : { ...rest, [ service ]: secret };
}

interface ServiceProps {
	service: Captcha;
	hasSecret: boolean;
}

function KeyFields( { service: { name }, hasSecret }: ServiceProps ) {
	const { settings, change } = useSettings();
	const { siteKeys, secrets } = settings;
	return (
		<div className="vestibule-admin__pair">
			<TextControl
				spellCheck={ false }
				label={ __( 'Site key', 'vestibule' ) }
				{ ...useRefusal(
					`siteKeys.${ name }`,
					__( 'This key is public and visible on the page.', 'vestibule' )
				) }
				value={ siteKeys[ name ] ?? '' }
				onChange={ ( key ) => change( { siteKeys: { ...siteKeys, [ name ]: key.trim() } } ) }
			/>
			<TextControl
				spellCheck={ false }
				type="password"
				autoComplete="off"
				label={ __( 'Secret key', 'vestibule' ) }
				{ ...useRefusal(
					`secrets.${ name }`,
					hasSecret
						? __( 'Stored and never shown again. Enter another key to replace it.', 'vestibule' )
						: __( 'Stored on this server and never shown again.', 'vestibule' )
				) }
				placeholder={ hasSecret ? '••••••••••••' : '' }
				value={ secrets[ name ] ?? '' }
				onChange={ ( secret ) => change( { secrets: withSecret( secrets, name, secret ) } ) }
			/>
		</div>
	);
}

function ServiceKeys( { service, hasSecret }: ServiceProps ) {
	const { settings, isDirty } = useSettings();
	const { name, label, provider, keysUrl } = service;
	const siteKey = settings.siteKeys[ name ];
	const [ isBusy, setBusy ] = useState( false );
	const [ message, setMessage ] = useState( '' );
	const check = async () => {
		setBusy( true );
		setMessage( await checkKeys( name ).then( ( { words } ) => words, reasonOf ) );
		setBusy( false );
	};
	return (
		<div className="vestibule-spam-admin__service" role="group" aria-label={ label }>
			<h3>{ label }</h3>
			<KeyFields service={ service } hasSecret={ hasSecret } />
			<div className="vestibule-admin__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy || isDirty || ! siteKey }
					accessibleWhenDisabled
					/* translators: %s: a captcha service. */
					aria-label={ sprintf( __( 'Check the keys of %s', 'vestibule' ), label ) }
					onClick={ () => void check() }
				>
					{ __( 'Check the keys', 'vestibule' ) }
				</Button>
				<ExternalLink href={ keysUrl }>
					{
						/* translators: %s: a company, such as Cloudflare. */
						sprintf( __( 'Get keys from %s', 'vestibule' ), provider )
					}
				</ExternalLink>
				{ isDirty && siteKey && (
					<span className="vestibule-admin__hint">{ __( 'Save before you check them.', 'vestibule' ) }</span>
				) }
				<p role="status" className="vestibule-admin__message">
					{ message }
				</p>
			</div>
		</div>
	);
}

/** Controls for the keys of each service. In form settings, services without both keys are marked as not configured. */
export function KeysSection( { services, kept }: KeysProps ) {
	return (
		<Section title={ __( 'Keys of captchas', 'vestibule' ) }>
			{ services.map( ( service ) => (
				<ServiceKeys key={ service.name } service={ service } hasSecret={ kept.includes( service.name ) } />
			) ) }
		</Section>
	);
}
