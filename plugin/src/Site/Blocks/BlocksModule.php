<?php

declare(strict_types=1);

namespace Vestibule\Site\Blocks;

use Vestibule\Kernel\Assets\FirstPaintScript;
use Vestibule\Kernel\Call\EarlyCalls;
use Vestibule\Kernel\Language\Translations;
use Vestibule\Module;
use Vestibule\Services;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Registers all blocks of the build, with the attributes of the contracts. */
final class BlocksModule implements Module {

	/**
	 * Attributes that support block bindings and overrides of synced patterns: texts that are edited in place. Excludes
	 * titles of tabs, because the tabs block edits them. Patterns contain only the
	 * fields of a step.
	 */
	private const BOUND = array(
		'vestibule/submit'         => array( 'label' ),
		'vestibule/section'        => array( 'title', 'text' ),
		'vestibule/step'           => array( 'title', 'nextLabel', 'backLabel' ),
		'vestibule/accordion-item' => array( 'title' ),
		'vestibule/modal'          => array( 'buttonText' ),
		'vestibule/drawer'         => array( 'label' ),
		'vestibule/push-subscribe' => array( 'label' ),
		'vestibule/scroll-top'     => array( 'label' ),
	);

	private const BOUND_OF_FIELDS = array( 'label', 'help' );

	private const BOUND_OF_AGREEMENTS = array( 'text', 'help' );

	private bool $isTranslated = false;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'init', fn () => wp_doing_ajax() && EarlyCalls::needsNoBlocks() ? null : $this->registerBlocks() );
		// Only wp-admin and REST list block types. Visitors' pages don't display these texts.
		add_action( 'admin_init', $this->translateBlocks( ... ) );
		add_action( 'rest_api_init', $this->translateBlocks( ... ) );
		add_filter( 'block_categories_all', $this->withCategory( ... ) );
		// Available since WordPress 6.9. Runs for each rendered block.
		add_filter( 'block_bindings_supported_attributes', self::bound( ... ), 10, 2 );
		( new Translations( dirname( $this->services->assets->file ) . '/languages' ) )->register();
		add_filter( 'language_attributes', $this->withoutScripts( ... ), 20, 2 );
		add_action( 'wp_head', $this->withScripts( ... ), 0 );
		add_action( 'init', fn () => $this->services->page->loader->register() );
	}

	/** Registers all blocks on every request. If the build lacks the manifest, Site Health reports it. */
	private function registerBlocks(): void {
		$build    = $this->services->assets->path( 'blocks' );
		$manifest = $build . '/blocks-manifest.php';
		if ( is_file( $manifest ) ) {
			$bare = self::withoutAssets( ... );
			EarlyCalls::isOne() ? add_filter( 'block_type_metadata', $bare ) : $this->registerAssets();
			wp_register_block_types_from_metadata_collection( $build, $manifest );
			remove_filter( 'block_type_metadata', $bare );
		}
	}

	/** Translates the texts of block.json, as WordPress does with a text domain, which the manifest lacks. */
	private function translateBlocks(): void {
		if ( $this->isTranslated ) {
			return;
		}
		$this->isTranslated = true;
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( $name, 'vestibule/' ) ) {
				$type->title       = self::translated( $type->title, 'block title' );
				$type->description = self::translated( $type->description, 'block description' );
				$type->keywords    = array_map( static fn ( string $word ): string => self::translated( $word, 'block keyword' ), $type->keywords );
				$type->styles      = array_map( static fn ( array $style ): array => array( 'label' => self::translated( $style['label'] ?? '', 'block style label' ) ) + $style, $type->styles );
			}
		}
	}

	private static function translated( string $text, string $context ): string {
		// phpcs:ignore WordPress.WP.I18n -- The texts are those of the files block.json.
		return '' === $text ? '' : translate_with_gettext_context( $text, $context, 'vestibule' );
	}

	/**
	 * Removes scripts and styles, because AJAX responses don't print them. Resolving them would make WordPress register
	 * all scripts and styles of its core.
	 *
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	private static function withoutAssets( array $metadata ): array {
		return array_diff_key( $metadata, array_flip( array( 'editorScript', 'script', 'viewScript', 'viewScriptModule', 'editorStyle', 'style', 'viewStyle' ) ) );
	}

	/** Registers the scripts and styles in the manifest. */
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
	 * @param list<string> $attributes
	 * @return list<string>
	 */
	private static function bound( array $attributes, ?string $block ): array {
		if ( null === $block || ! str_starts_with( $block, 'vestibule/' ) ) {
			return $attributes;
		}
		$of_field = str_starts_with( $block, 'vestibule/field-' ) ? self::BOUND_OF_FIELDS : array();
		$is_box   = in_array( $block, array( 'vestibule/field-agreement', 'vestibule/field-terms' ), true );
		return array( ...$attributes, ...( $is_box ? self::BOUND_OF_AGREEMENTS : $of_field ), ...( self::BOUND[ $block ] ?? array() ) );
	}

	/**
	 * Adds the plugin's category after WordPress's, because users look for text and images first.
	 *
	 * @param list<array<string, mixed>> $categories
	 * @return list<array<string, mixed>>
	 */
	private function withCategory( array $categories ): array {
		return array( ...$categories, array( 'slug' => 'vestibule-form', 'title' => __( 'Vestibule', 'vestibule' ), 'icon' => null ) );
	}

	/** Marks the document as one without scripts. Its first script removes the mark. */
	private function withoutScripts( string $attributes, string $doctype = 'html' ): string {
		return is_admin() || 'html' !== $doctype || str_contains( $attributes, 'class=' ) ? $attributes : $attributes . ' class="no-js"';
	}

	private function withScripts(): void {
		FirstPaintScript::print( "document.documentElement.classList.remove('no-js')" );
	}
}
