<?php

declare(strict_types=1);

namespace Vestibule\Blocks;

use Vestibule\Contracts\PageRequest;
use WP_Block_Supports;
use WP_Post;
use WP_Query;

/**
 * Registers the blocks of the build. On a page of a block theme most wait until they are to be shown: WordPress reckons
 * the theme's styles for every block it knows, on every page, and most pages show few of ours. It prints them after it
 * has made the page's blocks; where it prints them before, in other themes, no block waits.
 */
final class BlockTypes {

	/**
	 * The blocks that templates and their parts brought, which are on many pages: WordPress begins to reckon anew for
	 * each that comes late, so one that did is registered first from then on.
	 */
	public const COMMON = 'vestibule_common_blocks';

	/** @var array<string, string>|null Folders by name, of the blocks that are not registered yet. */
	private ?array $waiting = null;

	public function __construct( private readonly string $build ) {}

	public function register(): void {
		if ( array() === $this->waiting() ) {
			return;
		}
		wp_register_block_metadata_collection( $this->build, $this->manifest() );
		if ( PageRequest::isNow() && wp_is_block_theme() ) {
			add_filter( 'block_type_metadata', self::forPages( ... ) );
			$this->registerAll( $this->common() );
			add_action( 'wp', $this->registerNamed( ... ) );
			add_filter( 'pre_render_block', $this->find( ... ), 1, 3 );
			add_action( 'rest_api_init', $this->complete( ... ), 0 );
		} else {
			$this->complete();
		}
	}

	/** With another theme come other templates. */
	public function forgetCommon(): void {
		delete_option( self::COMMON );
	}

	/** Registers all that wait. */
	public function complete(): void {
		if ( array() !== $this->waiting() ) {
			$this->registerAll( array_keys( $this->waiting() ) );
			if ( did_action( 'wp_loaded' ) ) {
				// WordPress did this for all other blocks at the end of init.
				WP_Block_Supports::init();
			}
		}
	}

	/** Those that the page's own content names, before anything is made. */
	private function registerNamed(): void {
		global $wp_query;
		foreach ( $wp_query instanceof WP_Query ? (array) $wp_query->posts : array() as $post ) {
			if ( $post instanceof WP_Post && preg_match_all( '~<!-- wp:(vestibule/[a-z-]+) ~', $post->post_content, $found ) > 0 ) {
				$this->registerAll( array_unique( $found[1] ) );
			}
		}
	}

	/**
	 * What only editors load is not looked up for a page.
	 *
	 * @param array<string, mixed> $metadata Of any block.
	 * @return array<string, mixed>
	 */
	private static function forPages( array $metadata ): array {
		return str_starts_with( is_string( $metadata['name'] ?? null ) ? $metadata['name'] : '', 'vestibule/' )
			? array_diff_key( $metadata, array_flip( array( 'editorScript', 'editorStyle', 'example', 'keywords' ) ) )
			: $metadata;
	}

	/** Before a block is made, with all that is inside it. */
	private function find( mixed $html, mixed $block, mixed $parent_block = null ): mixed {
		if ( null === $parent_block && is_array( $block ) ) {
			$waiting = $this->waiting();
			$this->registerIn( $block );
			$this->remember( array_keys( array_diff_key( $waiting, $this->waiting() ) ) );
		}
		return $html;
	}

	/** @param list<string> $late Registered while a page was made. */
	private function remember( array $late ): void {
		if ( array() !== $late ) {
			update_option( self::COMMON, array_values( array_unique( array( ...$this->common(), ...$late ) ) ), true );
		}
	}

	/** @return list<string> */
	private function common(): array {
		$names = get_option( self::COMMON );
		return is_array( $names ) ? array_values( array_filter( $names, is_string( ... ) ) ) : array();
	}

	/** @param array<array-key, mixed> $block As parse_blocks gives it. */
	private function registerIn( array $block ): void {
		$name = $block['blockName'] ?? null;
		$this->registerAll( is_string( $name ) ? array( $name ) : array() );
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			if ( is_array( $inner ) ) {
				$this->registerIn( $inner );
			}
		}
	}

	/** @param array<string> $names Those that do not wait are left alone. */
	private function registerAll( array $names ): void {
		foreach ( $names as $name ) {
			$folder = $this->waiting()[ $name ] ?? null;
			unset( $this->waiting[ $name ] );
			if ( null !== $folder ) {
				register_block_type_from_metadata( "{$this->build}/{$folder}" );
			}
		}
	}

	/** @return array<string, string> */
	private function waiting(): array {
		return $this->waiting ??= is_file( $this->manifest() ) ? $this->read() : array();
	}

	/** @return array<string, string> */
	private function read(): array {
		$blocks  = require $this->manifest();
		$folders = array();
		foreach ( is_array( $blocks ) ? $blocks : array() as $folder => $metadata ) {
			if ( is_array( $metadata ) && is_string( $metadata['name'] ?? null ) ) {
				$folders[ $metadata['name'] ] = (string) $folder;
			}
		}
		return $folders;
	}

	private function manifest(): string {
		return $this->build . '/blocks-manifest.php';
	}
}
