<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Image of a page, with the three attributes from which browsers choose a file. */
final class Image {

	/** Prefix of `sizes` in images that are loaded lazily. Other images must not have it. */
	private const AUTO = '/^\s*auto\s*(,|$)\s*/i';

	public readonly string $sizes;

	public function __construct(
		public readonly string $src,
		public readonly string $srcset = '',
		string $sizes = '',
	) {
		$this->sizes = (string) preg_replace( self::AUTO, '', $sizes );
	}

	/** @param array<array-key, mixed> $attributes */
	public static function fromAttributes( array $attributes ): self {
		$texts = array_map(
			static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '',
			$attributes
		);
		return new self( $texts['src'] ?? '', $texts['srcset'] ?? '', $texts['sizes'] ?? '' );
	}

	/** Creates the image from the current tag of a processor. */
	public static function at( WP_HTML_Tag_Processor $tag ): self {
		return self::fromAttributes(
			array(
				'src'    => $tag->get_attribute( 'src' ),
				'srcset' => $tag->get_attribute( 'srcset' ),
				'sizes'  => $tag->get_attribute( 'sizes' ),
			)
		);
	}

	/** Checks whether browsers request the image from a URL, so that it can be preloaded. */
	public function isFetched(): bool {
		return 1 === preg_match( '~^(?:https?://|/)[^\s"\'<>\\\\]+$~iD', $this->src );
	}

	public function identity(): string {
		return "{$this->src}\n{$this->srcset}\n{$this->sizes}";
	}

	/** @return array{src: string, srcset: string, sizes: string} */
	public function stored(): array {
		return array( 'src' => $this->src, 'srcset' => $this->srcset, 'sizes' => $this->sizes );
	}
}
