<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance;

use Closure;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Performance\Beacon\BeaconPage;
use Vestibule\Site\Performance\Beacon\PageAddress;

defined( 'ABSPATH' ) || exit;

/** Speeds up the current page: limit for inline styles, and measurement of the largest image (docs/speed.md). */
final class PageSpeed {

	/**
	 * Maximum size of styles that are printed into a page. Further style sheets are linked. Measured in
	 * docs/performance.md.
	 */
	private const MAX_INLINE_BYTES = 100_000;

	/** Filters that run for each image that WordPress renders. */
	private const IMAGES = array( 'wp_content_img_tag', 'wp_get_attachment_image_attributes' );

	/** Priority before other plugins and themes. */
	private const EARLY = 5;

	/** Copy of Measurements::OPTION, so that pages without measurements don't load the class. */
	private const MEASURED = 'vestibule_beacons';

	/** @param Closure(): BeaconPage $page */
	public function __construct( private readonly SpeedSettings $settings, private readonly Closure $page ) {}

	/** Raises the limit for inline styles. Other plugins and themes can override it. */
	#[Hook( 'styles_inline_size_limit', self::EARLY )]
	public function limitInlineStyles( mixed $limit ): mixed {
		return is_int( $limit ) && $this->settings->values()->printsStyles
			? max( $limit, self::MAX_INLINE_BYTES )
			: $limit;
	}

	/** Measures the current page. If no page has been measured yet, it only starts with the first image. */
	#[Hook( 'template_redirect', 100 )]
	public function measure(): void {
		$url = $this->settings->values()->findsLargestImage ? ( new PageAddress() )->current() : '';
		if ( '' === $url ) {
			return;
		}
		if ( '' !== get_option( self::MEASURED, '' ) ) {
			( $this->page )()->begin( $url );
			return;
		}
		$begin = function ( mixed $image ) use ( $url, &$begin ): mixed {
			foreach ( self::IMAGES as $hook ) {
				remove_filter( $hook, $begin, self::EARLY );
			}
			( $this->page )()->begin( $url );
			return $image;
		};
		foreach ( self::IMAGES as $hook ) {
			add_filter( $hook, $begin, self::EARLY );
		}
	}
}
