<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

/**
 * A support account as the chat shows it (docs/chat.md).
 *
 * @phpstan-import-type Working from Availability
 * @phpstan-import-type Hours from Week
 * @phpstan-type Meta array{accountId: string, title: string, number: string, predefinedText: string, isAlwaysAvailable: string, daysOfWeekWorking: Hours, dayOffsText: string, willBeBackText: string}
 */
final class Account {

	/** What the account does. */
	public readonly string $title;

	/** A phone number, or a group's invitation. */
	public readonly string $number;

	public readonly string $predefinedText;

	/** @var Working */
	public readonly array $working;

	/**
	 * @param int    $id     Of the post.
	 * @param string $name   The account's name, plain text.
	 * @param string $avatar Address of the picture, or empty.
	 * @param Meta   $meta
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly string $avatar,
		array $meta,
	) {
		$this->title          = $meta['title'];
		$this->number         = $meta['number'];
		$this->predefinedText = $meta['predefinedText'];
		$this->working        = array(
			'isAlwaysAvailable' => $meta['isAlwaysAvailable'],
			'daysOfWeekWorking' => $meta['daysOfWeekWorking'],
			'dayOffsText'       => $meta['dayOffsText'],
			'willBeBackText'    => $meta['willBeBackText'],
		);
	}
}
