<?php

declare(strict_types=1);

namespace Vestibule\Site\Accordion;

/** What the items of one accordion share while they are printed. */
final class Group {

	private bool $hasOpen = false;

	/** @var list<array{question: string, answer: string}> HTML. */
	private array $pairs = array();

	/** @param string $name The `name` of items of which one is open at a time; empty when many may be. */
	public function __construct(
		public readonly string $name,
		public readonly int $level,
	) {}

	/** Whether an item may be open at first: of a group with a name it is the first one that wants to be. */
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

	/** @return list<array{question: string, answer: string}> HTML. */
	public function pairs(): array {
		return $this->pairs;
	}
}
