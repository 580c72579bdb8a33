<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

use Vestibule\Entries\Files\Contents;

defined( 'ABSPATH' ) || exit;

/**
 * Image format that browsers can display. Checks the first bytes, and that PHP can read the image's width and height.
 */
final class Picture implements Format {

	/**
	 * @param list<string> $extensions
	 * @param string       $pattern Regular expression for the first bytes.
	 */
	public function __construct(
		private readonly array $extensions,
		private readonly string $type,
		private readonly string $pattern,
	) {}

	public function extensions(): array {
		return $this->extensions;
	}

	public function type(): string {
		return $this->type;
	}

	public function group(): string {
		return 'images';
	}

	public function matches( Contents $file ): bool {
		$size = 1 === preg_match( $this->pattern, $file->read( 0, 64 ) ) ? wp_getimagesize( $file->path ) : false;
		return is_array( $size ) && ( $size['mime'] ?? '' ) === $this->type && $size[0] > 0 && $size[1] > 0;
	}
}
