<?php
/**
 * Registers styles for text, buttons and quotes. section-styles.php explains why they are not files in `styles/blocks`.
 *
 * @package Portico
 */

declare(strict_types=1);

add_action(
	'init',
	static function (): void {
		register_block_style(
			'core/paragraph',
			array(
				'name'       => 'eyebrow',
				'label'      => _x( 'Eyebrow', 'Style variation name', 'portico' ),
				'style_data' => array(
					'color'      => array( 'text' => 'var:preset|color|warm' ),
					'typography' => array( 'fontWeight' => '600' ),
				),
			)
		);
		register_block_style(
			'core/paragraph',
			array(
				'name'       => 'lead',
				'label'      => _x( 'Lead', 'Style variation name', 'portico' ),
				'style_data' => array(
					'typography' => array(
						'fontSize'   => 'var:preset|font-size|large',
						'lineHeight' => '1.5',
					),
				),
			)
		);
		register_block_style(
			'core/paragraph',
			array(
				'name'       => 'figure',
				'label'      => _x( 'Figure', 'Style variation name', 'portico' ),
				'style_data' => array(
					'color'      => array( 'text' => 'var:preset|color|accent' ),
					'typography' => array(
						'fontFamily'    => 'var(--wp--custom--font--heading)',
						'fontSize'      => 'var:preset|font-size|display',
						'fontWeight'    => '600',
						'lineHeight'    => '1',
						'letterSpacing' => '-0.02em',
					),
					'css'        => '&{font-variant-numeric:lining-nums}',
				),
			)
		);
		register_block_style(
			'core/quote',
			array(
				'name'       => 'large-quote',
				'label'      => _x( 'Large', 'Style variation name', 'portico' ),
				'style_data' => array(
					'border'     => array( 'left' => array( 'width' => '0' ) ),
					'spacing'    => array(
						'padding'  => array( 'left' => '0' ),
						'blockGap' => 'var:preset|spacing|40',
					),
					'typography' => array(
						'fontSize'   => 'var:preset|font-size|x-large',
						'lineHeight' => '1.35',
					),
				),
			)
		);
		register_block_style(
			'core/button',
			array(
				'name'       => 'arrow',
				'label'      => _x( 'Arrow link', 'Style variation name', 'portico' ),
				'style_data' => array(
					'color'   => array(
						'background' => 'transparent',
						'text'       => 'var:preset|color|accent',
					),
					'spacing' => array(
						'padding' => array(
							'left'  => '0',
							'right' => '0',
						),
					),
					'css'     =>
						'&:hover{background:none;color:var(--wp--preset--color--accent);text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:0.25em}'
						. '&::after{block-size:0.45em;border:solid;border-width:2px 2px 0 0;content:"";display:inline-block;'
						. 'inline-size:0.45em;margin-inline-start:0.5em;rotate:45deg;translate:0 -0.1em}'
						. '&:dir(rtl)::after{rotate:-135deg}',
				),
			)
		);
	},
	// Run before WordPress registers its blocks, because other code can read the theme's data at any time after that.
	9
);
