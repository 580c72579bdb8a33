<?php

declare(strict_types=1);

namespace Vestibule\Site\Accordion;

/** Shared state of one accordion while its items are rendered. */
final class Group {

	private bool $hasOpen = false;

	/** @var list<array{question: string, answer: string}> Questions and answers as HTML. */
	private array $pairs = array();

	/**
	 * @param string $name Attribute `name` of the items, which makes browsers close the others. Empty if several items
	 * can be open.
	 */
	public function __construct(
		public readonly string $name,
		public readonly int $level,
	) {}

	/**
	 * Checks whether an item is open at first. If only one item can be open, the first item that is set to open wins.
	 */
	public function isOpen( bool $wanted ): bool {
		$open          = $wanted && ( '' === $this->name || ! $this->hasOpen );
		$this->hasOpen = $this->hasOpen || $open;
		return $open;
	}

	public function add( string $title, string $content ): void {
		$this->pairs[] = array(
			'question' => $title,
			'answer'   => $content,
		);
	}

	/**
	 * Returns the questions and answers collected so far.
	 *
	 * @return list<array{question: string, answer: string}>
	 */
	public function pairs(): array {
		return $this->pairs;
	}
}
