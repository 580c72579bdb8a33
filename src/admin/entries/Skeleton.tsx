const LINES = [ 0, 1, 2, 3, 4, 5, 6, 7 ] as const;

/** Takes the place of what is coming; a live region says in words that it is loading. */
export function Skeleton() {
	return (
		<div className="vestibule-entries__skeleton" aria-hidden="true">
			{ LINES.map( ( line ) => (
				<div key={ line }>
					<span />
					<span />
					<span />
				</div>
			) ) }
		</div>
	);
}
