<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use Closure;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Performance\SpeedSettings;

defined( 'ABSPATH' ) || exit;

/** Measures pages with images to find the largest image of each (docs/speed.md). */
final class LargestImage {

	/** Filters that run for each image that WordPress renders. */
	private const IMAGES = array( 'wp_content_img_tag', 'wp_get_attachment_image_attributes' );

	private const EARLY = 5;

	/** Copy of Measurements::OPTION, so that pages without measurements don't load the class. */
	private const MEASURED = 'vestibule_beacons';

	/** @param Closure(): BeaconPage $page */
	public function __construct( private readonly SpeedSettings $settings, private readonly Closure $page ) {}

	/** Measures the current page. If no page has been measured yet, it only starts with the first image. */
	#[Hook( 'template_redirect', 100 )]
	public function find(): void {
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
