<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Normalizer;

defined( 'ABSPATH' ) || exit;

/**
 * Name of a visitor's file for display and downloads. On disk, the file has a random name. Rejects deceptive names, and
 * corrects names that would cause problems (tests/vectors/upload-names.json).
 */
final class FileName {

	private const MAX_CHARACTERS = 150;

	/** Invisible characters, including those that change the direction of text. */
	private const UNSEEN = '/[\p{Cc}\x{061C}\x{200B}\x{200E}\x{200F}\x{2028}-\x{202E}\x{2060}-\x{206F}\x{FEFF}\x{E0000}-\x{E0FFF}]/u';

	/** Characters that look like a full stop. */
	private const DOTS = '/[\x{2024}\x{FE52}\x{FF0E}\x{FF61}\x{3002}]/u';

	/**
	 * Extensions that must not precede the last one, because servers or browsers could execute the file. `node.js.pdf`
	 * is an ordinary name, so it is allowed.
	 */
	private const ACTIVE = '/\.(?:php\d*|phps|pht|phtml?|phar|s?html?|xhtml|svgz?|jsp|aspx?|cgi|exe|bat|cmd|msi|scr|hta|vbs|jar|ps1|htaccess)\s*\./i';

	/** @throws UploadRefused */
	public static function clean( string $name ): string {
		if ( ! mb_check_encoding( $name, 'UTF-8' ) || 1 === preg_match( self::UNSEEN, $name ) ) {
			throw new UploadRefused(
				__(
					'The name of this file contains invisible characters. Rename the file and choose it again.',
					'vestibule'
				)
			);
		}
		if ( 1 === preg_match( '~[/\\\\]~', $name ) ) {
			throw new UploadRefused(
				__( 'The name of this file contains a folder. Rename the file and choose it again.', 'vestibule' )
			);
		}
		if ( 1 === preg_match( self::ACTIVE, (string) preg_replace( self::DOTS, '.', $name ) ) ) {
			throw new UploadRefused(
				__( 'The name of this file has two extensions. Rename the file and choose it again.', 'vestibule' )
			);
		}
		$name = class_exists( Normalizer::class ) ? (string) Normalizer::normalize( $name ) : $name;
		$name = trim( (string) preg_replace( array( '/[<>:"|?*]+/', '/\s+/u' ), array( '-', ' ' ), $name ), ' .' );
		$end  = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
		$base = '' === $end ? $name : rtrim( substr( $name, 0, -strlen( $end ) - 1 ), ' .' );
		$base = mb_substr(
			'' === $base ? _x( 'file', 'name of a file without a name', 'vestibule' ) : $base,
			0,
			self::MAX_CHARACTERS
		);
		return '' === $end ? $base : "{$base}.{$end}";
	}
}
