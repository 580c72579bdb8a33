<?php

declare(strict_types=1);

namespace Vestibule\Site\Blocks;

use Closure;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Call\EarlyCalls;
use Vestibule\Kernel\Wiring\Hook;
use _WP_Dependency;
use WP_Block_Type_Registry;
use WP_Dependencies;
use WP_Scripts;

defined( 'ABSPATH' ) || exit;

/** Registers all blocks in the build folder. */
final class BlockTypes {

	/**
	 * Attributes that can be bound to other data (block bindings, synced pattern overrides): texts that editors type
	 * directly into the block. Tab titles are missing, because the tabs block edits them. Form fields have their own
	 * lists below.
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

	/** Handle of the combined script and style sheet of all blocks (tools/lib/built-blocks.mjs). */
	private const EDITOR = 'vestibule-editor-blocks';

	private bool $isRegistered = false;

	private bool $isTranslated = false;

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * Registers all blocks, except in AJAX requests that need no blocks. If the build has no manifest, nothing is
	 * registered, and Site Health reports the missing file.
	 */
	#[Hook( 'init' )]
	public function register(): void {
		if ( wp_doing_ajax() && EarlyCalls::needsNoBlocks() ) {
			return;
		}
		if ( wp_doing_ajax() && EarlyCalls::rendersOnlyConfirmations() ) {
			add_filter( 'pre_render_block', $this->registerForBlock( ... ), PHP_INT_MIN, 2 );
			return;
		}
		$this->registerAll();
	}

	/**
	 * Registers all blocks as soon as a block of the plugin is about to be rendered. Confirmation messages usually
	 * contain only WordPress's blocks, but other plugins may render any block in the same request.
	 *
	 * @param array<string, mixed> $block
	 */
	private function registerForBlock( mixed $html, array $block ): mixed {
		if ( ! $this->isRegistered && str_contains( (string) wp_json_encode( $block ), '"vestibule\/' ) ) {
			$this->registerAll();
		}
		return $html;
	}

	private function registerAll(): void {
		$this->isRegistered = true;

		$build    = $this->assets->path( 'blocks' );
		$manifest = $build . '/blocks-manifest.php';
		if ( is_file( $manifest ) ) {
			$bare = array( EarlyCalls::class, 'withoutAssets' );
			wp_doing_ajax() && EarlyCalls::isOne()
				? add_filter( 'block_type_metadata', $bare )
				: $this->registerAssets();
			wp_register_block_types_from_metadata_collection( $build, $manifest );
			remove_filter( 'block_type_metadata', $bare );
		}
	}

	/**
	 * Translates titles, descriptions, keywords and styles of the blocks. WordPress does this only for blocks with a
	 * text domain in block.json, which the manifest doesn't contain. Runs only in wp-admin and REST, because pages
	 * don't show these texts.
	 */
	#[Hook( 'admin_init' )]
	#[Hook( 'rest_api_init' )]
	public function translate(): void {
		if ( $this->isTranslated ) {
			return;
		}
		$this->isTranslated = true;
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( $name, 'vestibule/' ) ) {
				$type->title       = self::translated( $type->title, 'block title' );
				$type->description = self::translated( $type->description, 'block description' );
				$type->keywords    = array_map(
					static fn ( string $word ): string => self::translated( $word, 'block keyword' ),
					$type->keywords
				);
				$type->styles      = array_map(
					static fn ( array $style ): array =>
						array( 'label' => self::translated( $style['label'] ?? '', 'block style label' ) ) + $style,
					$type->styles
				);
			}
		}
	}

	private static function translated( string $text, string $context ): string {
		// phpcs:ignore WordPress.WP.I18n -- The texts come from the block.json files.
		return '' === $text ? '' : translate_with_gettext_context( $text, $context, 'vestibule' );
	}

	/** Registers the scripts and styles in the manifest. */
	public function registerAssets(): void {
		$assets = $this->assets;
		Assets::whenScriptsAreUsed(
			static function ( WP_Scripts $scripts ) use ( $assets ): void {
				foreach ( $assets->ofBlocks( 'scripts' ) as $handle => $script ) {
					$url = $assets->url( "blocks/{$script['path']}" );
					$scripts->add( $handle, $url, $script['dependencies'] ?? array(), $script['version'] );
					$scripts->set_translations( $handle, 'vestibule' );
				}
			}
		);
		foreach ( $assets->ofBlocks( 'styles' ) as $handle => $style ) {
			wp_register_style( $handle, $assets->url( "blocks/{$style['path']}" ), array(), $style['version'] );
			wp_style_add_data( $handle, 'path', $assets->path( "blocks/{$style['path']}" ) );
		}
	}

	/**
	 * Loads the styles of all blocks as one file in the editor, which loads styles twice: for the screen and for the
	 * canvas.
	 */
	#[Hook( 'enqueue_block_assets', 1 )]
	public function joinStyles(): void {
		$this->join( 'styles', wp_styles( ... ) );
	}

	#[Hook( 'enqueue_block_editor_assets', 20 )]
	public function joinScripts(): void {
		$this->join( 'scripts', wp_scripts( ... ) );
	}

	/**
	 * Replaces the files of all blocks with one combined file. The block handles remain registered without a file and
	 * depend on the combined file, so other plugins can still use them.
	 *
	 * @param 'scripts'|'styles'        $kind
	 * @param Closure(): WP_Dependencies $read
	 */
	private function join( string $kind, Closure $read ): void {
		// WordPress's function returns false for the canvas of an editor. Widgets in the Customizer have no editor
		// screen.
		$is_editor = is_admin() && true === get_current_screen()?->is_block_editor();
		if ( ! $is_editor && ! wp_should_load_block_editor_scripts_and_styles() ) {
			return;
		}
		$files = $read();
		if ( ! $files->query( self::EDITOR ) instanceof _WP_Dependency ) {
			return;
		}
		$all = clone $files->registered[ self::EDITOR ];
		foreach ( $this->assets->ofBlocks( $kind ) as $handle => $asset ) {
			$file = $files->query( $handle );
			if ( self::EDITOR === $handle || ! $file instanceof _WP_Dependency || false === $file->src ) {
				continue;
			}
			$alias = clone $file;
			// A script's inline data must be printed before the file that contains the script.
			$all->extra['before'] = array_merge(
				(array) ( $all->extra['before'] ?? array() ),
				(array) ( $file->extra['before'] ?? array() )
			);
			unset( $alias->extra['before'] );
			$all->deps   = array_values( array_unique( array( ...$all->deps, ...$file->deps ) ) );
			$alias->deps = array( self::EDITOR );
			$alias->src  = false;

			$files->registered[ $handle ] = $alias;
		}
		$files->registered[ self::EDITOR ] = $all;
	}

	/**
	 * Adds the attributes in the lists of this class, for each rendered block. WordPress runs this filter since version
	 * 6.9.
	 *
	 * @param list<string> $attributes
	 * @return list<string>
	 */
	#[Hook( 'block_bindings_supported_attributes' )]
	public static function addBound( array $attributes, ?string $block ): array {
		if ( null === $block || ! str_starts_with( $block, 'vestibule/' ) ) {
			return $attributes;
		}
		$of_field = str_starts_with( $block, 'vestibule/field-' ) ? self::BOUND_OF_FIELDS : array();
		$is_box   = in_array( $block, array( 'vestibule/field-agreement', 'vestibule/field-terms' ), true );
		return array(
			...$attributes,
			...( $is_box ? self::BOUND_OF_AGREEMENTS : $of_field ),
			...( self::BOUND[ $block ] ?? array() ),
		);
	}

	/**
	 * Adds the plugin's block category after WordPress's own, because users look for text and images first.
	 *
	 * @param list<array<string, mixed>> $categories
	 * @return list<array<string, mixed>>
	 */
	#[Hook( 'block_categories_all' )]
	public static function addCategory( array $categories ): array {
		return array(
			...$categories,
			array( 'slug' => 'vestibule-form', 'title' => __( 'Vestibule', 'vestibule' ), 'icon' => null ),
		);
	}
}
