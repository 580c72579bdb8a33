import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import { Disabled, Notice, PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PushSubscribe } from '../../src/contracts/push-subscribe';
import { usePushSettings } from './usePushSettings';

interface EditProps {
	attributes: PushSubscribe;
	setAttributes: ( changed: PushSubscribe ) => void;
}

export function Edit( { attributes: { label = '', asksTopics = false }, setAttributes }: EditProps ) {
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
								? __( 'There are none yet: add them under Vestibule → Push messages.', 'vestibule' )
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
						'Push messages are off, so visitors do not see this block. Turn them on under Vestibule → Push messages.',
						'vestibule'
					) }
				</Notice>
			) }
			{ asksTopics && topics.length > 0 && (
				<Disabled>
					<fieldset className="vestibule-push__topics">
						<legend>{ __( 'Only about', 'vestibule' ) }</legend>
						<p className="vestibule-push__hint">
							{ __( 'Choose none to be notified of everything.', 'vestibule' ) }
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
