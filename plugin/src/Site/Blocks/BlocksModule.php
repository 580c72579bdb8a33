<?php

declare(strict_types=1);

namespace Vestibule\Site\Blocks;

use Vestibule\Kernel\Assets\FirstPaintScript;
use Vestibule\Kernel\Call\EarlyCalls;
use Vestibule\Kernel\Html\Island;
use Vestibule\Kernel\Language\Translations;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** Registers every block of the build, with the attributes of the contracts. */
final class BlocksModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'init', fn () => wp_doing_ajax() && EarlyCalls::needsNoBlocks() ? null : $this->registerBlocks() );
		add_filter( 'block_categories_all', $this->withCategory( ... ) );
		( new Translations( dirname( $this->services->assets->file ) . '/languages' ) )->register();
		add_filter( 'language_attributes', $this->withoutScripts( ... ), 20, 2 );
		add_action( 'wp_head', $this->withScripts( ... ), 0 );
		add_action( 'init', fn () => $this->services->page->island()->registerLoader() );
		add_filter( 'script_module_data_' . Island::LOADER, fn ( array $data ): array => $this->services->page->island()->data( $data ) );
	}

	/** All blocks of the build, on every request. A build that lacks the manifest is a finding of Site Health. */
	private function registerBlocks(): void {
		$build    = $this->services->assets->path( 'blocks' );
		$manifest = $build . '/blocks-manifest.php';
		if ( is_file( $manifest ) ) {
			$this->registerAssets();
			wp_register_block_types_from_metadata_collection( $build, $manifest );
		}
	}

	/** The scripts and styles that the manifest names. */
	public function registerAssets(): void {
		$assets = $this->services->assets;
		foreach ( $assets->ofBlocks( 'scripts' ) as $handle => $script ) {
			wp_register_script( $handle, $assets->url( "blocks/{$script['path']}" ), $script['dependencies'] ?? array(), $script['version'], false );
			wp_set_script_translations( $handle, 'vestibule' );
		}
		foreach ( $assets->ofBlocks( 'styles' ) as $handle => $style ) {
			wp_register_style( $handle, $assets->url( "blocks/{$style['path']}" ), array(), $style['version'] );
			wp_style_add_data( $handle, 'path', $assets->path( "blocks/{$style['path']}" ) );
		}
	}

	/**
	 * Fields are offered first: they are there in a form alone, where nobody looks for anything else first.
	 *
	 * @param list<array<string, mixed>> $categories
	 * @return list<array<string, mixed>>
	 */
	private function withCategory( array $categories ): array {
		$fields = array(
			'slug'  => 'vestibule-form',
			'title' => __( 'Form fields', 'vestibule' ),
			'icon'  => null,
		);
		return array( $fields, ...$categories );
	}

	/** Marks the document as one without scripts; the first script in it takes the mark away. */
	private function withoutScripts( string $attributes, string $doctype = 'html' ): string {
		return is_admin() || 'html' !== $doctype || str_contains( $attributes, 'class=' ) ? $attributes : $attributes . ' class="no-js"';
	}

	private function withScripts(): void {
		FirstPaintScript::print( "document.documentElement.classList.remove('no-js')" );
	}
}
