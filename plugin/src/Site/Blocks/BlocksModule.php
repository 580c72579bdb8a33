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

/** Registers every block of the build, with the attributes of the contracts. */
final class BlocksModule implements Module {

	/**
	 * What of our blocks can be bound, and be overridden where a synced pattern is used: the words that are edited where
	 * they stand. Titles of tabs are not, because the tabs around them edit them. A step stands in no pattern: there it is
	 * its fields alone.
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
		// Block types are listed in wp-admin and by REST; a page for visitors shows none of their words.
		add_action( 'admin_init', $this->translateBlocks( ... ) );
		add_action( 'rest_api_init', $this->translateBlocks( ... ) );
		add_filter( 'block_categories_all', $this->withCategory( ... ) );
		// Since WordPress 6.9, for each block that it prints.
		add_filter( 'block_bindings_supported_attributes', self::bound( ... ), 10, 2 );
		( new Translations( dirname( $this->services->assets->file ) . '/languages' ) )->register();
		add_filter( 'language_attributes', $this->withoutScripts( ... ), 20, 2 );
		add_action( 'wp_head', $this->withScripts( ... ), 0 );
		add_action( 'init', fn () => $this->services->page->loader->register() );
	}

	/** All blocks of the build, on every request. A build that lacks the manifest is a finding of Site Health. */
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

	/** As WordPress translates what a block.json with a text domain says, which the manifest has not. */
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
	 * A call answers without a head and a foot that would print them; looking them up has WordPress register all of its
	 * own.
	 *
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	private static function withoutAssets( array $metadata ): array {
		return array_diff_key( $metadata, array_flip( array( 'editorScript', 'script', 'viewScript', 'viewScriptModule', 'editorStyle', 'style', 'viewStyle' ) ) );
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
	 * Behind WordPress's own, where people look for text and pictures first.
	 *
	 * @param list<array<string, mixed>> $categories
	 * @return list<array<string, mixed>>
	 */
	private function withCategory( array $categories ): array {
		return array( ...$categories, array( 'slug' => 'vestibule-form', 'title' => __( 'Vestibule', 'vestibule' ), 'icon' => null ) );
	}

	/** Marks the document as one without scripts; the first script in it takes the mark away. */
	private function withoutScripts( string $attributes, string $doctype = 'html' ): string {
		return is_admin() || 'html' !== $doctype || str_contains( $attributes, 'class=' ) ? $attributes : $attributes . ' class="no-js"';
	}

	private function withScripts(): void {
		FirstPaintScript::print( "document.documentElement.classList.remove('no-js')" );
	}
}
