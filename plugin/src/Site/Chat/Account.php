<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

/**
 * Account that visitors can chat with (docs/chat.md).
 *
 * @phpstan-import-type Working from Availability
 * @phpstan-import-type Hours from Week
 * @phpstan-type Meta array{accountId: string, title: string, number: string, predefinedText: string, isAlwaysAvailable: string, daysOfWeekWorking: Hours, dayOffsText: string, willBeBackText: string}
 */
final class Account {

	/** Role of the person, such as "Course advice". */
	public readonly string $title;

	/** Phone number, or invitation link of a group. */
	public readonly string $number;

	public readonly string $predefinedText;

	/** @var Working */
	public readonly array $working;

	/**
	 * @param int    $id     Post ID.
	 * @param string $name   Name of the account as plain text.
	 * @param string $avatar URL of the image. Empty if there is none.
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
