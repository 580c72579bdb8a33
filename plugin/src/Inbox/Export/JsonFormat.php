<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Export;

defined( 'ABSPATH' ) || exit;

/** JSON file with a list of entries, one entry per line. */
final class JsonFormat implements Format {

	private bool $has_rows = false;

	public function extension(): string {
		return 'json';
	}

	public function mime(): string {
		return 'application/json; charset=utf-8';
	}

	public function begin( array $headings ): string {
		return '';
	}

	public function row( array $facts, array $answers ): string {
		$before         = $this->has_rows ? ",\n" : "[\n";
		$this->has_rows = true;
		return $before . wp_json_encode(
			$facts + array( 'answers' => (object) $answers ),
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	public function end(): string {
		return $this->has_rows ? "\n]\n" : "[]\n";
	}
}
