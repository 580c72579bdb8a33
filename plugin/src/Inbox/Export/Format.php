<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Export;

/** A kind of file that entries are exported to, written piece by piece; one object for one file. */
interface Format {

	/** Of the file's name, without the dot. */
	public function extension(): string;

	/** Such as `text/csv; charset=utf-8`. */
	public function mime(): string;

	/** @param list<string> $headings Of the columns, in order. */
	public function begin( array $headings ): string;

	/**
	 * One entry. Both lists together have a value for each heading, in order.
	 *
	 * @param array<string, bool|int|string> $facts   What is known of every entry, by the column's key.
	 * @param array<string, string>          $answers By question.
	 */
	public function row( array $facts, array $answers ): string;

	public function end(): string;
}
