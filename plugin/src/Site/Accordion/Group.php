<?php

declare(strict_types=1);

namespace Vestibule\Site\Accordion;

/** Data that the items of one accordion share while they are rendered. */
final class Group {

	private bool $hasOpen = false;

	/** @var list<array{question: string, answer: string}> Questions and answers as HTML. */
	private array $pairs = array();

	/** @param string $name Attribute `name` of the items, if only one can be open at a time; empty otherwise. */
	public function __construct(
		public readonly string $name,
		public readonly int $level,
	) {}

	/**
	 * Checks whether an item is initially open. If only one item can be open, this is the first one that is set to
	 * open.
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

	/** @return list<array{question: string, answer: string}> Questions and answers as HTML. */
	public function pairs(): array {
		return $this->pairs;
	}
}
