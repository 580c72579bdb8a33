<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Export;

/** File format of exports, written in parts. Use a new object for each file. */
interface Format {

	/** Returns the file extension without the dot. */
	public function extension(): string;

	/** Returns the MIME type, such as `text/csv; charset=utf-8`. */
	public function mime(): string;

	/** @param list<string> $headings Headings of the columns, in order. */
	public function begin( array $headings ): string;

	/**
	 * Writes one entry. Both lists together contain a value for each heading, in the same order.
	 *
	 * @param array<string, bool|int|string> $facts   Properties of the entry, by the column's key.
	 * @param array<string, string>          $answers Answers by question.
	 */
	public function row( array $facts, array $answers ): string;

	public function end(): string;
}
