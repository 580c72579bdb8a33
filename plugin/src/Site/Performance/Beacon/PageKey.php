<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use Vestibule\Kernel\Secret;

/**
 * What a page carries so that its report counts, known to requests as `vestibule_beacon_nonce`: an HMAC of the page's
 * address and of what it holds, with a fingerprint of each image in its HTML and the post that it shows. So the server
 * knows at a report what the page held without fetching it and without having kept anything of it, and a page that a
 * cache stored a month ago reports as well as a new one.
 */
final class PageKey {

	/** In hexadecimal digits. */
	private const KEY   = 32;
	private const PRINT = 8;

	/** More images are above no fold. */
	private const MOST = 40;

	public function __construct( private readonly Secret $secret ) {}

	/**
	 * @param int         $post   That the page shows; 0 for a list of posts.
	 * @param list<Image> $images In the order of the page.
	 */
	public function make( string $url, int $post, array $images ): string {
		$prints = array_map( fn ( Image $image ): string => $this->fingerprint( $url, $image ), array_slice( $images, 0, self::MOST ) );
		$held   = implode( '', array_unique( $prints ) ) . ".{$post}";
		return $this->sign( $url, $held ) . ".{$held}";
	}

	/** Whether this site printed the key for this address. */
	public function isGenuine( string $url, string $key ): bool {
		$most = self::PRINT * self::MOST;
		return 1 === preg_match( "/^([0-9a-f]{32})\.([0-9a-f]{0,{$most}}\.\d{1,19})$/D", $key, $part ) && hash_equals( $this->sign( $url, $part[2] ), $part[1] );
	}

	/** The post that the page of a genuine key shows; 0 for a list of posts. */
	public function post( string $key ): int {
		return (int) substr( $key, (int) strrpos( $key, '.' ) + 1 );
	}

	/** Whether the page of a genuine key held this image, with exactly these attributes. */
	public function holds( string $url, string $key, Image $image ): bool {
		return in_array( $this->fingerprint( $url, $image ), str_split( explode( '.', $key )[1] ?? '', self::PRINT ), true );
	}

	private function sign( string $url, string $held ): string {
		return substr( $this->secret->sign( 'beacon', "{$url}\n{$held}" ), 0, self::KEY );
	}

	private function fingerprint( string $url, Image $image ): string {
		return substr( $this->secret->sign( 'beacon-image', "{$url}\n{$image->identity()}" ), 0, self::PRINT );
	}
}
