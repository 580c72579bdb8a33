import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { Disabled, Notice, PanelBody, ToggleControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Push } from '../../src/contracts/push';
import type { PushSubscribe } from '../../src/contracts/push-subscribe';
import { bell } from '@wordpress/icons';
import metadata from './block.json';
import './style.css';

/** Returns the push settings of the site. Undefined for users who are not allowed to read them, such as authors. */
const usePushSettings = (): Push | undefined =>
	useSelect( ( select ) => {
		const { canUser, getEntityRecord } = select( coreStore );
		if ( ! canUser( 'read', { kind: 'root', name: 'site' } ) ) {
			return undefined;
		}
		return ( getEntityRecord( 'root', 'site', undefined ) as { vestibule_push?: Push } | undefined )
			?.vestibule_push;
	}, [] );

interface EditProps {
	attributes: PushSubscribe;
	setAttributes: ( changed: PushSubscribe ) => void;
}

function Edit( { attributes: { label = '', asksTopics = false }, setAttributes }: EditProps ) {
	const settings = usePushSettings();
	const topics = settings?.topics ?? [];
	return (
		<div { ...useBlockProps( { className: 'vestibule-push' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Notifications', 'vestibule' ) }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Let visitors choose topics', 'vestibule' ) }
						help={
							settings && topics.length === 0
								? __( 'No topics yet. Add them under Vestibule → Site → Push messages.', 'vestibule' )
								: undefined
						}
						checked={ asksTopics }
						onChange={ ( chosen ) => setAttributes( { asksTopics: chosen } ) }
					/>
				</PanelBody>
			</InspectorControls>
			{ settings?.provider === 'none' && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Push messages are off, so visitors do not see this block. Turn them on under Vestibule → Site → Push messages.',
						'vestibule'
					) }
				</Notice>
			) }
			{ asksTopics && topics.length > 0 && (
				<Disabled>
					<fieldset className="vestibule-push__topics">
						<legend>{ __( 'Only about', 'vestibule' ) }</legend>
						<p className="vestibule-push__hint">
							{ __( 'Choose none to get notifications about everything.', 'vestibule' ) }
						</p>
						{ topics.map( ( topic ) => (
							<label key={ topic.slug } className="vestibule-push__topic">
								<input type="checkbox" /> { topic.label }
							</label>
						) ) }
					</fieldset>
				</Disabled>
			) }
			<RichText
				identifier="label"
				tagName="span"
				className="vestibule-push__button wp-element-button"
				aria-label={ __( 'Button text', 'vestibule' ) }
				placeholder={ __( 'Notify me', 'vestibule' ) }
				value={ label }
				allowedFormats={ [] }
				onChange={ ( words: string ) => setAttributes( { label: words } ) }
			/>
		</div>
	);
}

registerBlockType( metadata.name, {
	icon: bell,
	edit: Edit,
	save: () => null,
} as unknown as BlockConfiguration );
