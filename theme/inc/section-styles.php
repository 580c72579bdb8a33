<?php
/**
 * Registers styles for sections and their parts. Users can select them for a block, and change them in the Styles
 * editor.
 *
 * The styles are not files in `styles/blocks/*.json`, because WordPress would create a theme.json object for each file
 * on every page (docs/performance.md).
 *
 * @package Portico
 */

declare(strict_types=1);

add_action(
	'init',
	static function (): void {
		register_block_style(
			array( 'core/group', 'core/columns', 'core/column' ),
			array(
				'name'       => 'tinted',
				'label'      => _x( 'Tinted', 'Style variation name', 'portico' ),
				'style_data' => array(
					'color' => array(
						'background' => 'var:preset|color|accent-tint',
						'text'       => 'var:preset|color|ink',
					),
					'css'   => '&:not(.alignfull){border-radius:var(--wp--custom--radius)}'
						. '& .is-style-eyebrow{color:inherit}',
				),
			)
		);
		register_block_style(
			array( 'core/group', 'core/columns', 'core/column' ),
			array(
				'name'       => 'deep',
				'label'      => _x( 'Deep', 'Style variation name', 'portico' ),
				'style_data' => array(
					'color' => array(
						'background' => 'var:preset|color|deep',
						'text'       => 'var:preset|color|ink',
					),
					'css'   => '&{color-scheme:dark}'
						. '&:not(.alignfull){border-radius:var(--wp--custom--radius)}',
				),
			)
		);
		register_block_style(
			array( 'core/group', 'core/column' ),
			array(
				'name'       => 'card',
				'label'      => _x( 'Card', 'Style variation name', 'portico' ),
				'style_data' => array(
					'color'   => array( 'background' => 'var:preset|color|paper' ),
					'border'  => array(
						'color'  => 'var:preset|color|line',
						'style'  => 'solid',
						'width'  => '1px',
						'radius' => 'var(--wp--custom--radius)',
					),
					'spacing' => array(
						'padding' => array(
							'top'    => 'var:preset|spacing|60',
							'bottom' => 'var:preset|spacing|60',
							'left'   => 'var:preset|spacing|60',
							'right'  => 'var:preset|spacing|60',
						),
					),
					'css'     => '& > .wp-block-group:only-child{block-size:100%;display:flex;flex-direction:column}'
						. '& > .wp-block-group:only-child > :has(+ .wp-block-buttons:last-child){flex-grow:1}'
						. '& > .wp-block-group:only-child > .wp-block-buttons:last-child{padding-block-start:var(--wp--preset--spacing--40)}',
				),
			)
		);
		register_block_style(
			'core/group',
			array(
				'name'       => 'ruled',
				'label'      => _x( 'Ruled', 'Style variation name', 'portico' ),
				'style_data' => array(
					'css' => '&::before{border-block-start:var(--wp--custom--hairline);content:"";display:block;'
					. 'margin-block-end:var(--wp--preset--spacing--70);margin-inline:auto;max-inline-size:var(--wp--style--global--wide-size)}',
				),
			)
		);
		register_block_style(
			array( 'core/group', 'core/columns' ),
			array(
				'name'       => 'row',
				'label'      => _x( 'Row with hairline', 'Style variation name', 'portico' ),
				'style_data' => array(
					'spacing' => array(
						'padding' => array(
							'top'    => 'var:preset|spacing|50',
							'bottom' => 'var:preset|spacing|50',
						),
					),
					'css'     => '&{border-block-end:var(--wp--custom--hairline)}'
						. '&:first-child{border-block-start:var(--wp--custom--hairline)}',
				),
			)
		);
		register_block_style(
			'core/group',
			array(
				'name'       => 'timeline',
				'label'      => _x( 'Timeline', 'Style variation name', 'portico' ),
				'style_data' => array(
					'css' =>
						'&{border-inline-start:2px solid var(--wp--preset--color--line);padding-inline-start:var(--wp--preset--spacing--60)}'
						. '& > *{position:relative}'
						. '& > *::before{background:var(--wp--preset--color--accent);block-size:0.75rem;border-radius:50%;content:"";'
						. 'inline-size:0.75rem;inset-block-start:0.45em;inset-inline-start:calc(-1 * var(--wp--preset--spacing--60) - 0.4375rem);position:absolute}',
				),
			)
		);
		register_block_style(
			'core/columns',
			array(
				'name'       => 'divided',
				'label'      => _x( 'Divided', 'Style variation name', 'portico' ),
				'style_data' => array( 'spacing' => array( 'blockGap' => 'var:preset|spacing|60' ) ),
			)
		);
	},
	// Run before WordPress registers its blocks, because other code can read the theme's data at any time after that.
	9
);
