<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Export;

/** File format of an export, which is written in parts. A format object can write only one file. */
interface Format {

	/** Returns the file extension without the dot. */
	public function extension(): string;

	/** Returns the MIME type, such as `text/csv; charset=utf-8`. */
	public function mime(): string;

	/** @param list<string> $headings Column headings in order. */
	public function begin( array $headings ): string;

	/**
	 * Returns the next part of the file with one entry. Both lists together have a value for each heading, in the same
	 * order.
	 *
	 * @param array<string, bool|int|string> $facts   Properties of the entry by column key.
	 * @param array<string, string>          $answers Answers by question.
	 */
	public function row( array $facts, array $answers ): string;

	public function end(): string;
}
