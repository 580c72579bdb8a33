<?php

declare(strict_types=1);

namespace Vestibule\Uploads\Formats;

use Vestibule\Uploads\Contents;

defined( 'ABSPATH' ) || exit;

/** Text without a format of its own: it may hold nothing but text, and must not begin like a page or a program. */
final class PlainText implements Format {

	/** @param list<string> $extensions */
	public function __construct( private readonly array $extensions, private readonly string $type ) {}

	public function extensions(): array {
		return $this->extensions;
	}

	public function type(): string {
		return $this->type;
	}

	public function group(): string {
		return 'documents';
	}

	public function matches( Contents $file ): bool {
		return ! $file->contains( '/[\x00-\x08\x0E-\x1A\x1C-\x1F]/' )
			&& 1 !== preg_match( '/^(?:\xEF\xBB\xBF)?\s*(?:<[!?\/a-z%]|#!)/i', $file->read( 0, 512 ) );
	}
}
