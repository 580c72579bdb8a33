<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use Vestibule\Kernel\Secret;

/**
 * Signed key in each measured page, which the browser sends as `vestibule_beacon_nonce`. It is an HMAC of the page's
 * URL, fingerprints of its images and its post ID. The server can verify a report with it and doesn't need to store or
 * request the page. Cached pages can report at any age.
 */
final class PageKey {

	/** Lengths in hexadecimal digits. */
	private const KEY   = 32;
	private const PRINT = 8;

	/** Maximum number of images in a key. No page shows more without scrolling. */
	private const MAX_IMAGES = 40;

	public function __construct( private readonly Secret $secret ) {}

	/**
	 * @param int         $post   ID of the page's post. 0 for a list of posts.
	 * @param list<Image> $images Images in the order of the page.
	 */
	public function make( string $url, int $post, array $images ): string {
		$prints = array_map(
			fn ( Image $image ): string => $this->fingerprint( $url, $image ),
			array_slice( $images, 0, self::MAX_IMAGES )
		);
		$held   = implode( '', array_unique( $prints ) ) . ".{$post}";
		return $this->sign( $url, $held ) . ".{$held}";
	}

	/** Checks whether this site created the key for this URL. */
	public function isGenuine( string $url, string $key ): bool {
		$most = self::PRINT * self::MAX_IMAGES;
		return 1 === preg_match( "/^([0-9a-f]{32})\.([0-9a-f]{0,{$most}}\.\d{1,19})$/D", $key, $part )
			&& hash_equals( $this->sign( $url, $part[2] ), $part[1] );
	}

	/** Returns the post ID in a valid key. 0 for a list of posts. */
	public function post( string $key ): int {
		return (int) substr( $key, (int) strrpos( $key, '.' ) + 1 );
	}

	/** Checks whether a valid key contains this image, with exactly the same attributes. */
	public function holds( string $url, string $key, Image $image ): bool {
		return in_array(
			$this->fingerprint( $url, $image ),
			str_split( explode( '.', $key )[1] ?? '', self::PRINT ),
			true
		);
	}

	private function sign( string $url, string $held ): string {
		return substr( $this->secret->sign( 'beacon', "{$url}\n{$held}" ), 0, self::KEY );
	}

	private function fingerprint( string $url, Image $image ): string {
		return substr( $this->secret->sign( 'beacon-image', "{$url}\n{$image->identity()}" ), 0, self::PRINT );
	}
}
