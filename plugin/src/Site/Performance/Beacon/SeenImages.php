<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * The images of the page that is being shown, as WordPress hands them to its filters: those of contents and, in a block
 * theme, of the whole template; and those that are printed from the media library.
 */
final class SeenImages {

	/** @var array<string, Image> By identity. */
	private array $ofTemplate = array();

	/** @var array<string, Image> By identity. */
	private array $others = array();

	public function register(): void {
		add_filter( 'wp_content_img_tag', $this->seeTag( ... ), 1000, 2 );
		add_filter( 'wp_get_attachment_image_attributes', $this->seeAttributes( ... ), 1000 );
	}

	/**
	 * @return list<Image> In the order of the page. A block theme's template is filtered as a whole when all its parts
	 * are done, so what it holds is what the page holds.
	 */
	public function all(): array {
		return array_values( array() === $this->ofTemplate ? $this->others : $this->ofTemplate );
	}

	/** The first one with this address. */
	public function find( string $src ): ?Image {
		foreach ( $this->all() as $image ) {
			if ( $image->src === $src ) {
				return $image;
			}
		}
		return null;
	}

	private function seeTag( string $tag, string $context ): string {
		$processor = new WP_HTML_Tag_Processor( $tag );
		if ( $processor->next_tag( array( 'tag_name' => 'img' ) ) ) {
			$image = Image::at( $processor );
			if ( ! $image->isFetched() ) {
				return $tag;
			}
			if ( 'template' === $context ) {
				$this->ofTemplate[ $image->identity() ] = $image;
			} else {
				$this->others[ $image->identity() ] = $image;
			}
		}
		return $tag;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private function seeAttributes( array $attributes ): array {
		$image = Image::fromAttributes( $attributes );
		if ( $image->isFetched() ) {
			$this->others[ $image->identity() ] = $image;
		}
		return $attributes;
	}
}
