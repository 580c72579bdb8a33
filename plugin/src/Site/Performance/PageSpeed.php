<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance;

use Closure;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Performance\Beacon\BeaconPage;
use Vestibule\Site\Performance\Beacon\PageAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Speeds up the current page: raises the limit for inline styles, and starts measuring the largest image
 * (docs/speed.md).
 */
final class PageSpeed {

	/**
	 * Total size of style sheets that WordPress may print into a page. It links the others. The value comes from
	 * measurements (docs/performance.md).
	 */
	private const MAX_INLINE_BYTES = 100_000;

	/** Filters that WordPress runs for each rendered image. */
	private const IMAGES = array( 'wp_content_img_tag', 'wp_get_attachment_image_attributes' );

	/** Priority before other plugins and themes. */
	private const EARLY = 5;

	/** Same value as Measurements::OPTION. Copied, so that pages without measurements don't load that class. */
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

	/**
	 * Starts measuring the current page. If the table of measurements is empty, waits for the first image of the page.
	 */
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
