import { InspectorControls, RichText, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { heading } from '@wordpress/icons';

export interface SectionAttributes {
	title: string;
	text: string;
	level: number;
	line: boolean;
}

const LEVELS = [ 2, 3, 4 ] as const;

const FORMATS = [ 'core/bold', 'core/italic', 'core/link' ];

/** Edit component of a section. If the text is empty, its placeholder is shown only while the section is selected. */
function SectionEdit( { attributes, setAttributes, isSelected }: BlockEditProps< SectionAttributes > ) {
	const { title, text, line } = attributes;
	const level = LEVELS.find( ( one ) => one === attributes.level ) ?? 2;
	const blockProps = useBlockProps( { className: `vestibule-section${ line ? ' has-line' : '' }` } );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'vestibule' ) }>
					<div className="vestibule-editor__settings">
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Heading level', 'vestibule' ) }
							value={ String( level ) }
							options={ LEVELS.map( ( one ) => ( {
								value: String( one ),
								/* translators: %d: level of a heading, from 2 to 4. */
								label: sprintf( __( 'Heading %d', 'vestibule' ), one ),
							} ) ) }
							onChange={ ( chosen ) => setAttributes( { level: Number( chosen ) } ) }
						/>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Line below the heading', 'vestibule' ) }
							checked={ line }
							onChange={ ( isOn ) => setAttributes( { line: isOn } ) }
						/>
					</div>
				</PanelBody>
			</InspectorControls>
			<div { ...blockProps }>
				<RichText
					tagName={ `h${ level }` }
					className="vestibule-section__title"
					identifier="title"
					aria-label={ __( 'Heading of the section', 'vestibule' ) }
					placeholder={ __( 'Section', 'vestibule' ) }
					allowedFormats={ [] }
					disableLineBreaks
					value={ title }
					onChange={ ( value ) => setAttributes( { title: value } ) }
				/>
				{ ( text !== '' || isSelected ) && (
					<RichText
						tagName="p"
						className="vestibule-section__text"
						identifier="text"
						aria-label={ __( 'Text of the section', 'vestibule' ) }
						placeholder={ __( 'Add a text (optional)', 'vestibule' ) }
						allowedFormats={ FORMATS }
						value={ text }
						onChange={ ( value ) => setAttributes( { text: value } ) }
					/>
				) }
			</div>
		</>
	);
}

const plain = ( html: string ) => html.replace( /<[^>]*>/g, '' );

/** Section block, which the server renders. Its attributes come from block.json. */
export const section = {
	name: 'vestibule/section',
	settings: {
		icon: heading,
		edit: SectionEdit,
		save: () => null,
		__experimentalLabel: ( { title }: SectionAttributes ) => plain( title ) || undefined,
	},
};
