<?php

declare(strict_types=1);

namespace Vestibule\Tools\Move;

/**
 * Replaces URLs of another site in the settings of its forms, such as an image in an email. WordPress's importer only
 * replaces URLs in post content.
 */
final class Addresses {

	/** @var array<string, int> IDs of imported attachments by original URL without the scheme. */
	private array $files = array();

	public function learn( string $address, int $attachment ): void {
		$address                 = self::withoutScheme( $address );
		$this->files[ $address ] = $attachment;
		// WordPress stores large images with the suffix "-scaled", but creates the other sizes from the original file
		// name.
		$this->files[ (string) preg_replace( '/-scaled(?=\.\w+$)/', '', $address ) ] ??= $attachment;
	}

	/** @param string $base URL of the other site if all its URLs are to be replaced; otherwise empty. */
	public function replace( string $text, string $base ): string {
		$text = (string) preg_replace_callback(
			'#https?://[^\s"\'<>(){}?\#\\\\]+\.[a-z0-9]{2,5}\b#i',
			fn ( array $found ): string => $this->here( $found[0] ),
			$text
		);
		$base = self::withoutScheme( untrailingslashit( $base ) );
		return '' === $base
			? $text
			: (string) preg_replace_callback(
				'#https?://' . preg_quote( $base, '#' ) . '(?![\w.:@-])#i',
				static fn (): string => home_url(),
				$text
			);
	}

	private function here( string $address ): string {
		$there = self::withoutScheme( $address );
		$here  = isset( $this->files[ $there ] ) ? wp_get_attachment_url( $this->files[ $there ] ) : false;
		if ( false === $here && 1 === preg_match( '/^(.+)-(\d+)x(\d+)(\.\w+)$/', $there, $found ) ) {
			$here = $this->sized( $this->files[ $found[1] . $found[4] ] ?? 0, (int) $found[2], (int) $found[3] );
		}
		return false === $here ? $address : $here;
	}

	/** Returns the URL of an image size, or of the full image if this site doesn't have the size. */
	private function sized( int $attachment, int $width, int $height ): string|false {
		$meta  = wp_get_attachment_metadata( $attachment );
		$sizes = array_filter(
			is_array( $meta ) ? $meta['sizes'] ?? array() : array(),
			static fn ( array $size ): bool =>
				array( $width, $height ) === array( $size['width'] ?? 0, $size['height'] ?? 0 )
		);
		$sized = array() === $sizes
			? false
			: wp_get_attachment_image_url( $attachment, (string) array_key_first( $sizes ) );
		return false === $sized ? wp_get_attachment_url( $attachment ) : $sized;
	}

	private static function withoutScheme( string $address ): string {
		return (string) preg_replace( '#^https?://#i', '', $address );
	}
}
