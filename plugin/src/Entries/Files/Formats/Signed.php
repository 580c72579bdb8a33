<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

use Vestibule\Entries\Files\Contents;

defined( 'ABSPATH' ) || exit;

/** File format that is recognized by its first bytes. */
final class Signed implements Format {

	/**
	 * @param list<string> $extensions
	 * @param string       $pattern Regular expression for the first bytes.
	 * @param int          $within  Number of bytes at the start of the file that are searched.
	 */
	public function __construct(
		private readonly array $extensions,
		private readonly string $type,
		private readonly string $group,
		private readonly string $pattern,
		private readonly int $within = 64,
	) {}

	public function extensions(): array {
		return $this->extensions;
	}

	public function type(): string {
		return $this->type;
	}

	public function group(): string {
		return $this->group;
	}

	public function matches( Contents $file ): bool {
		return 1 === preg_match( $this->pattern, $file->read( 0, $this->within ) );
	}
}
