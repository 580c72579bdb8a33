<?php
/**
 * Registers styles for images, separators, lists and tables. section-styles.php explains why they are not files in
 * `styles/blocks`.
 *
 * @package Portico
 */

declare(strict_types=1);

add_action(
	'init',
	static function (): void {
		register_block_style(
			array( 'core/image', 'core/post-featured-image' ),
			array(
				'name'       => 'arch',
				'label'      => _x( 'Arch', 'Style variation name', 'portico' ),
				'style_data' => array( 'border' => array( 'radius' => '50vmax 50vmax 0 0' ) ),
			)
		);
		register_block_style(
			'core/image',
			array(
				'name'       => 'framed',
				'label'      => _x( 'Framed', 'Style variation name', 'portico' ),
				'style_data' => array(
					'css' => '& img{border:var(--wp--custom--hairline);box-sizing:border-box;padding:0.5rem}',
				),
			)
		);
		register_block_style(
			'core/separator',
			array(
				'name'       => 'short',
				'label'      => _x( 'Short', 'Style variation name', 'portico' ),
				'style_data' => array(
					'css' =>
						'&{border:0;block-size:0;border-block-start:3px solid var(--wp--preset--color--warm);inline-size:3rem;margin-inline-start:0;max-inline-size:3rem}',
				),
			)
		);
		register_block_style(
			'core/list',
			array(
				'name'       => 'checks',
				'label'      => _x( 'Check marks', 'Style variation name', 'portico' ),
				'style_data' => array(
					'css' => '&{list-style:none;padding-inline-start:0}'
						. '& > li{padding-inline-start:1.75em;position:relative}'
						. '& > li::before{block-size:0.35em;border:solid var(--wp--preset--color--accent);border-width:0 0 2px 2px;content:"";'
						. 'inline-size:0.7em;inset-block-start:0.42em;inset-inline-start:0.2em;position:absolute;rotate:-45deg}',
				),
			)
		);
		register_block_style(
			'core/list',
			array(
				'name'       => 'plain-list',
				'label'      => _x( 'Without marks', 'Style variation name', 'portico' ),
				'style_data' => array(
					'css' => '&{list-style:none;padding-inline-start:0}',
				),
			)
		);
		register_block_style(
			'core/list',
			array(
				'name'       => 'ruled-list',
				'label'      => _x( 'Hairlines', 'Style variation name', 'portico' ),
				'style_data' => array(
					'css' => '&{list-style:none;padding-inline-start:0}'
						. '& > li{border-block-end:var(--wp--custom--hairline);margin-block-start:0;padding-block:0.75rem}'
						. '& > li:first-child{border-block-start:var(--wp--custom--hairline)}',
				),
			)
		);
		register_block_style(
			'core/list',
			array(
				'name'       => 'steps',
				'label'      => _x( 'Steps', 'Style variation name', 'portico' ),
				'style_data' => array(
					'css' => '&{counter-reset:step;list-style:none;padding-inline-start:0}'
						. '& > li{counter-increment:step;min-block-size:2.25rem;padding-block:0.2rem;padding-inline-start:3.5rem;position:relative}'
						. '& > li + li{margin-block-start:1.25rem}'
						. '& > li::before{align-items:center;block-size:2.25rem;border:1px solid var(--wp--preset--color--accent);'
						. 'border-radius:50%;box-sizing:border-box;color:var(--wp--preset--color--accent);content:counter(step);display:flex;'
						. 'font-family:var(--wp--custom--font--heading);font-weight:600;inline-size:2.25rem;inset-block-start:0;'
						. 'inset-inline-start:0;justify-content:center;line-height:1;position:absolute}',
				),
			)
		);
		register_block_style(
			'core/table',
			array(
				'name'       => 'timetable',
				'label'      => _x( 'Timetable', 'Style variation name', 'portico' ),
				'style_data' => array(
					'css' => '& tbody td:first-child{font-weight:600}'
						. '& :is(td,th){padding-block:0.75rem}',
				),
			)
		);
	},
	// Run before WordPress registers its blocks, because other code can read the theme's data at any time after that.
	9
);
